import {readdirSync} from 'node:fs';
import path from 'node:path';

import {command} from './lib/command.ts';
import {UsageError} from './lib/arguments.ts';

import {refreshCopy} from './releases/copy.ts';
import {createPage} from './releases/page.ts';

const kinds = readdirSync('templates').map((file) => path.parse(file).name);

const usage = `npm run new -- KIND ADDRESS, for example: npm run new -- how-to installation/proxy
Writes a new page from a template, and adds it to its sidebar.

Kinds: ${kinds.join(', ')}`;

command({usage, positionals: [2, 2]}, async ({positionals: [kind = '', route = '']}) => {
  if (!kinds.includes(kind)) throw new UsageError(`There is no kind "${kind}".`);
  const [page = '', ...others] = createPage(process.cwd(), {kind, route});
  const copied = page.startsWith('docs/') ? await refreshCopy(process.cwd()) : [];
  console.log([page, ...others, ...copied].join('\n'));
  console.log(`\nWrite the page, then: npm run version:refresh && npm run check -- ${page}`);
});
