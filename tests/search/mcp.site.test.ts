import {beforeAll, describe, expect, it} from 'vitest';

import {Docs} from '../../mcp/docs.ts';
import {callTool, Library} from '../../mcp/tools.ts';
import {heldOut} from '../../scripts/bench/search/held-out.ts';
import {resultsOf} from '../../scripts/bench/search/tool-results.ts';
import {collectData} from '../../scripts/mcp/bundle.ts';
import {env} from '../../src/config/env.ts';
import {tokens} from '../../src/site/text/budget.ts';

/** The measured share, minus one point. */
const FLOOR = 0.87;

// The tools with the data of the built site, as they are bundled for agents.
describe('the MCP server of the built site', () => {
  let library: Library;

  beforeAll(async () => {
    const {url: origin, baseUrl} = env;
    const data = await collectData({build: 'build', origin, baseUrl, date: new Date(0)});
    library = new Library(new Docs(data));
  }, 120_000);

  it('answers the development questions with its first three results', async () => {
    const questions = (await heldOut('dev')).filter(({answerable}) => answerable);
    const missed: string[] = [];
    for (const {from, query, sections} of questions) {
      const version = /^\d/.test(from) ? {version: from} : {};
      const {text} = await callTool(library, 'search_docs', {query, limit: 3, ...version});
      expect(tokens(text)).toBeLessThanOrEqual(3000);
      if (!resultsOf(text).some((one) => sections?.includes(one))) missed.push(query);
    }
    expect(1 - missed.length / questions.length, missed.join('\n')).toBeGreaterThanOrEqual(FLOOR);
  }, 300_000);

  it('finds words that are only in running text, and in code', async () => {
    for (const query of ['deadsnakes', 'sysctl', 'pagedattention']) {
      const {text} = await callTool(library, 'search_docs', {query});
      expect(resultsOf(text), query).not.toEqual([]);
    }
  });

  it('fails if a part of the index is missing', async () => {
    const {data} = library.docs;
    const heads = Object.fromEntries(
      Object.entries(data.indexes).filter(([file]) => !/-(?:words|texts)-/.test(file)),
    );
    expect(Object.keys(heads).length).toBeLessThan(Object.keys(data.indexes).length);
    const without = new Library(new Docs({...data, indexes: heads}));
    await expect(callTool(without, 'search_docs', {query: 'deadsnakes'})).rejects.toThrow(
      'lack parts of the search index',
    );
  });
});
