import {execFileSync} from 'node:child_process';

/** Asks the system for a port, prints it and gives it back. */
const ASK = `const server = require('node:net').createServer();
server.listen(0, '127.0.0.1', () => { console.log(server.address().port); server.close(); });`;

/**
 * A TCP port of this machine that nothing listens on. Synchronous, because a configuration needs it while it
 * is loaded.
 */
export function freePort(): number {
  return Number(execFileSync(process.execPath, ['-e', ASK], {encoding: 'utf8'}));
}
