// Serves the build as GitHub Pages would: `npm run serve`, optionally `-- --port 4173 --dir build`.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {env} from '../../src/config/env.ts';

import {createPagesServer} from './server.ts';

const {values} = parseArgs({
  options: {port: {type: 'string', default: '4173'}, dir: {type: 'string', default: 'build'}},
});
const root = path.resolve(values.dir);
const port = Number(values.port);

if (!existsSync(path.join(root, 'index.html'))) {
  console.error(`No build in ${root}: run "npm run build" first.`);
  process.exit(1);
}
createPagesServer(root, env.baseUrl).listen(port, '127.0.0.1', () => {
  console.log(`Serving ${root} at http://localhost:${String(port)}${env.baseUrl}`);
});
