// A new page from a template, in its sidebar: `npm run new -- how-to installation/foo`.
import {refreshCopy} from './releases/copy.ts';
import {createPage, NewPageError} from './releases/page.ts';

async function main([kind, route]: readonly string[]): Promise<void> {
  if (kind === undefined || route === undefined) {
    console.error('Use: npm run new -- KIND ADDRESS, for example how-to installation/proxy');
    process.exitCode = 2;
    return;
  }
  try {
    const [page = '', ...others] = createPage(process.cwd(), {kind, route});
    const copied = page.startsWith('docs/') ? await refreshCopy(process.cwd()) : [];
    console.log([page, ...others, ...copied].join('\n'));
    console.log(`\nWrite the page, then: npm run version:refresh && npm run check -- ${page}`);
  } catch (error) {
    if (!(error instanceof NewPageError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

void main(process.argv.slice(2));
