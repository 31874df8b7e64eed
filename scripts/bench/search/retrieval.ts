import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {MOST_PAGES, retrieve} from '../../../src/features/ask/retrieve.ts';
import {SearchWorker} from '../../../src/features/search/ui/worker.ts';
import {estimateTokens} from '../../../src/site/text/budget.ts';

import {serveFromDisk} from './built.ts';
import {BASE, scopeOfPage} from './evaluate.ts';
import {type HeldOutQuestion, isPage, isStrict, releaseOf, startOf} from './held-out.ts';

/**
 * Retrieves the sections that Ask would send along with questions, with the code of the search page, from a built
 * site. Questions without an answer are left out.
 */
export async function evaluateRetrieval(buildDir: string, questions: readonly HeldOutQuestion[]) {
  globalThis.fetch = serveFromDisk(buildDir);
  const worker = new SearchWorker({siteBase: BASE, changing: false});
  const readText = (address: string): Promise<string | undefined> =>
    readFile(path.join(buildDir, address.slice(BASE.length)), 'utf8').catch(() => undefined);
  const asked = questions.filter(({answerable}) => answerable);
  const missed: HeldOutQuestion[] = [];
  let pages = 0;
  let sent = 0;
  let spent = 0;
  let wrongRelease = 0;
  for (const question of asked) {
    const from = startOf(question);
    const {version} = scopeOfPage(from);
    const found = await worker.search(BASE + version, '', question.query, MOST_PAGES);
    const sources = await retrieve(found, readText);
    const got = sources.map(({address}) => `/${address.slice(BASE.length)}`);
    if (!got.some((one) => isStrict(question, one))) missed.push(question);
    if (got.some((one) => isPage(question, one))) pages += 1;
    sent += sources.length;
    spent += sources.reduce((sum, {text}) => sum + estimateTokens(text), 0);
    wrongRelease += got.filter((one) => releaseOf(one) !== releaseOf(from)).length;
  }
  return {
    count: asked.length,
    /** Share of questions with a section that answers among those sent; with a page that answers. */
    section: 1 - missed.length / asked.length,
    page: pages / asked.length,
    /** On average. */
    sent: sent / asked.length,
    tokens: spent / asked.length,
    wrongRelease,
    missed,
  };
}
