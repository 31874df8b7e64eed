// A new page from a template, in its sidebar: `npm run new -- how-to installation/foo`.
import {command} from './lib/command.ts';
import {refreshCopy} from './releases/copy.ts';
import {createPage} from './releases/page.ts';

async function main([kind, route]: readonly string[]): Promise<void> {
  if (kind === undefined || route === undefined) {
    console.error('Use: npm run new -- KIND ADDRESS, for example how-to installation/proxy');
    process.exitCode = 2;
    return;
  }
  const [page = '', ...others] = createPage(process.cwd(), {kind, route});
  const copied = page.startsWith('docs/') ? await refreshCopy(process.cwd()) : [];
  console.log([page, ...others, ...copied].join('\n'));
  console.log(`\nWrite the page, then: npm run version:refresh && npm run check -- ${page}`);
}

command(() => main(process.argv.slice(2)));
