import {readdirSync} from 'node:fs';
import path from 'node:path';

import {command} from './lib/command.ts';
import {UsageError} from './lib/arguments.ts';

import {createPage} from './releases/page.ts';

const kinds = readdirSync('templates').map((file) => path.parse(file).name);

const usage = `npm run new -- KIND ADDRESS, for example: npm run new -- how-to installation/proxy
Writes a new page from a template, and adds it to its sidebar.

Kinds: ${kinds.join(', ')}`;

command({usage, positionals: [2, 2]}, ({positionals: [kind = '', route = '']}) => {
  if (!kinds.includes(kind)) throw new UsageError(`There is no kind "${kind}".`);
  const [page, entry] = createPage(process.cwd(), {kind, route});
  console.log(`${page}
${entry}

Look at ${entry}, its entry in the sidebar: if readers would look for the page elsewhere, move it there.
Write the page, then: npm run refresh && npm run check -- ${page}`);
});
