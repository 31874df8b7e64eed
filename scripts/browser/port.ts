import {execFileSync} from 'node:child_process';

/** Gets a port from the system, prints it and releases it. As text: with FORCE_COLOR, numbers are printed in color. */
const ASK = `const server = require('node:net').createServer();
server.listen(0, '127.0.0.1', () => { console.log(String(server.address().port)); server.close(); });`;

/**
 * A TCP port of this machine that nothing listens on. Synchronous, because a configuration file needs it
 * while it is loaded.
 */
export function freePort(): number {
  return Number(execFileSync(process.execPath, ['-e', ASK], {encoding: 'utf8'}));
}
