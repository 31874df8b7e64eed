import {readFile} from 'node:fs/promises';

import {beforeAll, describe, expect, it} from 'vitest';

import {Docs} from '../../mcp/docs.ts';
import {noSuchCalls} from '../../mcp/no-such-call.ts';
import {Library} from '../../mcp/tool.ts';
import {callTool} from '../../mcp/tools.ts';
import type {ErrorSamples} from '../../scripts/bench/errors/evaluate.ts';
import {heldOut} from '../../scripts/bench/search/held-out.ts';
import {collectData} from '../../scripts/mcp/bundle.ts';
import {env} from '../../src/config/env.ts';
import {estimateTokens} from '../../src/site/text/budget.ts';

/** The measured share, minus one point. */
const FLOOR = 0.87;

/** The results in an answer of `search_docs`: their addresses as site paths, best first. */
function resultsOf(answer: string): string[] {
  const site = env.url + env.baseUrl;
  return [...answer.matchAll(/^\d+\. .*\n(\S+)$/gm)].flatMap(([, address = '']) =>
    address.startsWith(site) ? [`/${address.slice(site.length)}`] : [],
  );
}

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
      expect(estimateTokens(text)).toBeLessThanOrEqual(3000);
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

  it.each([
    ['run on Kubernetes with Helm chart', 'No documented installation method uses Kubernetes'],
    ['configure Auth0 identity provider', '/operate/accounts-and-tokens#identity-provider'],
    ['Postgres port 5432 in use', '5432/tcp'],
    ['is there a Slack MCP tool in the Tool Shed', '/app-garden#tool-shed'],
    ['vector database pgvector', 'do not mention pgvector'],
  ])('says what the docs have about other products: %s', async (query, part) => {
    const {text} = await callTool(library, 'search_docs', {query});
    expect(text).toContain(part);
    expect(text).toContain('What is not documented may still be supported');
  });

  it.each([
    ['client.post', '| `post(endpoint: str, **kwargs)` | `POST` |'],
    ['KamiwazaClient.get', 'client.get (method)'],
    ['client.session.verify', 'A `requests.Session`. Set `verify`'],
    ['client.authenticator', 'client.authenticator (attribute)'],
    ['embedder.chunk_text', 'EmbeddingProvider.chunk_text (method)'],
    ['OAuthAuthenticator', 'Raises `NotImplementedError` on first use.'],
    ['UserPasswordAuthenticator', 'UserPasswordAuthenticator("ana", password, client.auth)'],
    ['TimeoutError', 'Importing it hides the built-in exception'],
    ['APIError', 'siblings'],
    ['ActiveModelDeployment', 'is_available: bool'],
    ['client.tools', 'Needs a login'],
    ['deploy_from_template', 'client.authenticator = UserPasswordAuthenticator('],
    ['client.apps', '-> AppDeployment` (broken, look it up)'],
    ['client.serving', '(broken, look it up)'],
    ['client.apps.deploy', 'Status: broken in 0.5.0'],
    [
      'chunk_text',
      'also in 0.3.2, with other parameters: `chunk_text(text: str, max_length: int = 510',
    ],
    ['search_hub_model_files', 'also in 0.3.2, with other parameters'],
    ['list_models', 'also in 0.3.2.'],
    ['DELETE /serving/deployment/3f2504e0-4f89-41d3-9a0c-0305e82c3301', 'stop_deployment (method)'],
    ['POST /serving/deploy_model', 'Required in CreateModelDeployment: m_id, m_config_id.'],
  ])('says the decisive fact about %s', async (name, part) => {
    const {text, isError} = await callTool(library, 'lookup_symbol', {name});
    expect(text).toContain(part);
    expect(text).not.toContain('there is no "');
    expect(isError).toBeUndefined();
  });

  it.each([
    ['Does Kamiwaza run on Kubernetes?', 1000, 'No documented installation method uses Kubernetes'],
    ['backup and restore', 3000, '## Make a backup'],
    ['JavaScript TypeScript SDK', 3000, 'A client for a language other than Python'],
    ['set Hugging Face token for gated models', 3000, 'there is no known place for a token'],
  ])('shows the part that answers: %s', async (query, max_tokens, part) => {
    const {text} = await callTool(library, 'search_docs', {query, max_tokens});
    expect(text).toContain(part);
  });

  it.each(['backup and restore', 'JavaScript TypeScript SDK'])(
    'shows no rows about other things: %s',
    async (query) => {
      const {text} = await callTool(library, 'search_docs', {query});
      const rows = text
        .split('\n')
        .filter((line) => line.endsWith('(https://discord.gg/cVGBS5rD2U) |'));
      expect(rows.length).toBeLessThan(9);
    },
  );

  it('does not claim to leave out tabs that it shows', async () => {
    const page = '/models/deployment?interface=curl#deploy';
    const {text} = await callTool(library, 'read_page', {page});
    expect(text).toContain('has no tab for curl');
    expect(text).not.toContain('Only for curl');
  });

  it.each([
    ['UserPasswordAuthenticator', 'RecursionError'],
    ['create_model_config', '`client.post("/model_configs/", json=body.model_dump(mode="json"))`'],
    ['create_secret', 'status 404'],
    ['get_embedder', '/0.3.2/sdk/services/embedding'],
    ['wait_for_download', '/0.3.2/sdk/services/models'],
    ['get_deployment_status', 'Part of a program, all of it at'],
  ])('says the decisive fact about %s of 0.3.2', async (name, part) => {
    const {text} = await callTool(library, 'lookup_symbol', {name, version: '0.3.2'});
    expect(text).toContain(part);
    expect(text).not.toContain('type-checked');
  });

  it.each([
    ['client.auth.list_roles', 'Only users can be listed', 'prompts'],
    ['client.vectordb.delete', 'drop_collection', 'lab'],
    ['client.vectordb.create_collection', 'vectordb.insert', 'drop_collection'],
    ['client.catalog.delete_dataset', 'No call deletes', 'create_dataset'],
    ['client.serving.stop_model', 'serving.stop_deployment', 'load_model'],
    ['client.openai.chat.completions.create', 'get_client', 'create_lab'],
    ['client.tools.call_tool', 'the package `mcp`', 'embedding'],
    ['client.activity.list_roles', 'Closest: client.activity.', 'prompts'],
  ])('names no wrong substitute for %s', async (name, part, wrong) => {
    const {text, isError} = await callTool(library, 'lookup_symbol', {name});
    expect(isError).toBe(true);
    expect(text).toContain(part);
    expect(text).not.toContain(wrong);
  });

  it('finds the pages that it names for calls that do not exist', () => {
    for (const {page} of noSuchCalls) {
      const {page: found, anchor} = library.docs.find(page, undefined);
      if (anchor !== '') expect(library.docs.section(found, anchor), page).toBeDefined();
    }
  });

  it('keeps every answer within its budget, with its release and an address', async () => {
    const {docs} = library;
    const [latest, ...older] = docs.data.releases;
    const root = docs.data.origin + docs.data.baseUrl;
    /** The release of an address, by its beginning. */
    const releaseAt = (address: string): string | undefined => {
      const page = `${address.replace(/[?#].*$/, '')}/`;
      return (older.find(({path}) => page.startsWith(root + path)) ?? latest)?.name;
    };
    /** Addresses outside of a release; the blog belongs to none. */
    const strays = (text: string, release: string): string[] =>
      [...text.matchAll(/https?:\/\/[^\s)>`]+/g)]
        .map(([address]) => address)
        .filter((address) => address.startsWith(root) && !address.startsWith(`${root}blog`))
        .filter((address) => releaseAt(address) !== release);
    const call = async (
      name: string,
      args: Readonly<Record<string, unknown>>,
      release: string,
    ): Promise<string> => {
      const {text} = await callTool(library, name, args);
      const which = `${name} ${JSON.stringify(args).slice(0, 200)}`;
      expect(estimateTokens(text), which).toBeLessThanOrEqual(Number(args.max_tokens));
      expect(text.slice(0, 400), which).toContain(`Kamiwaza ${release}`);
      return text;
    };
    const questions = (await heldOut('dev')).filter(
      ({from}, index) => index < 30 || /^\d/.test(from),
    );
    const samples = JSON.parse(await readFile('tests/errors/dev.json', 'utf8')) as ErrorSamples;
    for (const release of docs.data.releases) {
      const version = release.name;
      for (const max_tokens of [200, 6000]) {
        const pages = docs.data.pages.map(({route}) => route);
        for (const page of pages.filter((route) => releaseAt(root + route.slice(1)) === version)) {
          const text = await call('read_page', {page, version, max_tokens}, version);
          expect(text).toContain(root);
        }
        for (const {name} of library.symbols(release)) {
          const text = await call('lookup_symbol', {name, version, max_tokens}, version);
          expect([name, strays(text, version)]).toEqual([name, []]);
          expect(text).not.toContain('<DataText');
        }
        for (const {from, query, answerable} of questions) {
          const text = await call('search_docs', {query, version, limit: 20, max_tokens}, version);
          // Links inside of passages may lead to another release; results may not.
          const found = text.match(/^https?:\S+$/gm) ?? [];
          const own = /^\d/.test(from) ? from : latest?.name;
          if (answerable && own === version) expect(found, query).not.toEqual([]);
          expect([query, strays(found.join('\n'), version)]).toEqual([query, []]);
        }
      }
    }
    for (const {text: log} of samples.faults) {
      for (const max_tokens of [200, 6000]) {
        await call('diagnose_error', {log, max_tokens}, latest?.name ?? '');
      }
    }
  }, 300_000);

  it('fails if a part of the index is missing', async () => {
    const {data} = library.docs;
    const heads = Object.fromEntries(
      Object.entries(data.indexes).filter(([file]) => !/-(?:words|texts|errors)\b/.test(file)),
    );
    expect(Object.keys(heads).length).toBeLessThan(Object.keys(data.indexes).length);
    const without = new Library(new Docs({...data, indexes: heads}));
    await expect(callTool(without, 'search_docs', {query: 'deadsnakes'})).rejects.toThrow(
      'lacks parts of the search index',
    );
  });
});
