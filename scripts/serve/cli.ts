import path from 'node:path';

import {command} from '../lib/command.ts';
import {readNumber} from '../lib/arguments.ts';
import {requireBuild} from '../lib/build.ts';

import {env} from '../../src/config/env.ts';

import {createPagesServer} from './server.ts';

const usage = `npm run serve [-- [--port 4173] [--dir build]]
Serves the build as GitHub Pages would.`;

const options = {
  port: {type: 'string', default: '4173'},
  dir: {type: 'string', default: 'build'},
} as const;

command({usage, options}, ({values}) => {
  const root = path.resolve(values.dir);
  const port = readNumber('--port', values.port);
  requireBuild(root);
  createPagesServer(root, env.baseUrl).listen(port, '127.0.0.1', () => {
    console.log(`Serving ${root} at http://localhost:${String(port)}${env.baseUrl}`);
  });
});
