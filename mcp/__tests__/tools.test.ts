import {describe, expect, it} from 'vitest';

import {ArgumentError} from '../arguments.ts';
import {cutLines, estimateTokens} from '../../src/site/text/budget.ts';
import {Docs} from '../docs.ts';
import {passage} from '../../src/site/text/passage.ts';
import {headingsOf} from '../../src/site/text/sections.ts';
import {Library} from '../tool.ts';
import {callTool, DEFINITIONS} from '../tools.ts';

import {data} from './fixture.ts';

const library = new Library(new Docs(data));
const ask = async (name: string, args: Readonly<Record<string, unknown>>): Promise<string> =>
  (await callTool(library, name, args)).text;

describe('search_docs', () => {
  it('names release, address, breadcrumbs and the passage', async () => {
    const text = await ask('search_docs', {query: 'memory'});
    expect(text).toContain('Kamiwaza 0.5.0 (latest covered here)');
    expect(text).toContain('https://docs.example.com/docs/install');
    expect(text).toContain('Docs');
  });

  it('stays in the requested release', async () => {
    const text = await ask('search_docs', {query: 'install', version: '0.3.2'});
    expect(text).toContain('/docs/0.3.2/install');
    expect(text).not.toContain('/docs/install');
  });

  it('says where else there is an answer, without leaving the release', async () => {
    const text = await ask('search_docs', {query: 'certificates', version: '0.3.2'});
    expect(text).toContain('nothing found');
    expect(text).toContain('Release 0.5.0 has results: set version to "0.5.0".');
    expect(text).not.toContain('/docs/long');
    expect(text).not.toContain('Other areas');
  });

  it('stays in the requested area, and says that there are others', async () => {
    const text = await ask('search_docs', {query: 'memory', area: 'sdk'});
    expect(text).toContain('nothing found');
    expect(text).toContain('Other areas may have results: leave area out.');
    expect(text).not.toContain('has results');
    expect(await ask('search_docs', {query: 'memory', area: 'docs'})).toContain('/docs/install');
  });

  it('accepts a query of 200 KB', async () => {
    const text = await ask('search_docs', {query: 'memory '.repeat(30_000)});
    expect(text).toContain('first 5000 characters');
    expect(estimateTokens(text)).toBeLessThanOrEqual(3000);
  });
});

describe('read_page', () => {
  it.each([
    '/install',
    'install',
    '/docs/install.md',
    'https://docs.example.com/docs/install',
    'install.html',
    'Install the platform',
    '/0.5.0/install',
  ])('finds a page by %s', async (page) => {
    expect(await ask('read_page', {page})).toContain('https://docs.example.com/docs/install\n');
  });

  it.each(['overview', 'overview.md', 'overview.mdx'])(
    'finds the only page that ends so: %s',
    async (page) => {
      expect(await ask('read_page', {page})).toContain('/docs/models/overview\n');
    },
  );

  it.each(['https://docs.example.com/docs/', 'https://docs.example.com/docs', '/docs#need-help'])(
    'finds the home page by %s',
    async (page) => {
      expect(await ask('read_page', {page})).toContain('# The documentation\n');
    },
  );

  it('reads one section, by anchor, heading or address', async () => {
    for (const args of [
      {page: '/install', section: 'before-you-start'},
      {page: '/install', section: '## Before you start'},
      {page: '/install#before-you-start'},
      // The address of a row of its table, as the search gives it.
      {page: '/install#before-you-start--memory'},
    ]) {
      const text = await ask('read_page', args);
      expect(text).toContain('Have 16 GB of memory.');
      expect(text).not.toContain('apt install');
    }
  });

  it('reads the same page of another release', async () => {
    expect(await ask('read_page', {page: '/install', version: '0.3.2'})).toContain('The old way.');
    expect(await ask('read_page', {page: '/0.3.2/install'})).toContain('The old way.');
    expect(await ask('read_page', {page: '/0.3.2/install', version: '0.5.0'})).toContain(
      'Have 16 GB',
    );
  });

  it('returns a long page in parts without gaps', async () => {
    const seen: string[] = [];
    let from: number | undefined = 0;
    let calls = 0;
    while (from !== undefined && calls < 50) {
      calls += 1;
      const text = await ask('read_page', {page: '/long', from_line: from});
      expect(estimateTokens(text)).toBeLessThanOrEqual(3000);
      seen.push(...[...text.matchAll(/^Line (\d+) /gm)].map(([, number]) => String(number)));
      const next = /Continue with from_line (\d+)/.exec(text)?.[1];
      from = next === undefined ? undefined : Number(next);
    }
    expect(seen).toEqual(Array.from({length: 400}, (_, index) => String(index)));
    expect(calls).toBeGreaterThan(1);
  });

  it('says how to get the rest of a line that is cut, and continues after it', async () => {
    const cut = await ask('read_page', {page: '/wide', max_tokens: 200});
    expect(estimateTokens(cut)).toBeLessThanOrEqual(200);
    expect(cut).toContain('Line 0 is cut. Read it with from_line 0 and a larger max_tokens.');
    expect(cut).toContain('Continue with from_line 1');
    const whole = await ask('read_page', {page: '/wide', from_line: 0, max_tokens: 3000});
    expect(whole).toContain('the end of the first line.');
    // Nothing follows the last line, so there is nowhere to continue.
    const last = await ask('read_page', {page: '/wide', from_line: 2, max_tokens: 200});
    expect(last).toContain('[Line 2 is cut. Read it with from_line 2 and a larger max_tokens.]');
  });

  it.each([
    '../../etc/passwd',
    '/..%2f..%2fetc/passwd',
    '__proto__',
    'constructor',
    '\0',
    'x'.repeat(200_000),
  ])('has no page %#', async (page) => {
    await expect(ask('read_page', {page})).rejects.toThrow(ArgumentError);
    await expect(ask('read_page', {page})).rejects.toThrow('has no page');
  });

  it('leaves out lines that it can read', async () => {
    const cut = await ask('read_page', {page: '/long', from_line: 0});
    const last = Number(/Left out: lines \d+ to (\d+)/.exec(cut)?.[1]);
    expect(await ask('read_page', {page: '/long', from_line: last})).toContain('Line 399 ');
  });

  it('says which line is the last', async () => {
    await expect(ask('read_page', {page: '/models/overview', from_line: 1})).rejects.toThrow(
      'The last line of this page is 0.',
    );
    await expect(ask('read_page', {page: '/long', from_line: 99_999})).rejects.toThrow(
      /The last line of this page is \d+\./,
    );
    await expect(
      ask('read_page', {page: '/install', section: 'before-you-start', from_line: 99}),
    ).rejects.toThrow(/The last line of this section is \d+\./);
  });

  it('lists what exists for an unknown page, section, release or tool', async () => {
    await expect(ask('read_page', {page: '/instal'})).rejects.toThrow('/install');
    await expect(ask('read_page', {page: '/install', section: 'x'})).rejects.toThrow(
      '#before-you-start',
    );
    await expect(ask('read_page', {page: '/install', version: '9'})).rejects.toThrow(
      '0.5.0, 0.3.2',
    );
    await expect(ask('nothing', {})).rejects.toThrow('search_docs, read_page');
  });
});

it('answers a text of any length', async () => {
  const long = `/${'{'.repeat(500_000)}`;
  for (const tool of ['lookup_symbol', 'search_docs', 'read_page', 'diagnose_error']) {
    const answer = await ask(tool, {name: long, query: long, page: long, log: long}).catch(String);
    expect(answer.length).toBeLessThan(20_000);
  }
});

describe('lookup_symbol', () => {
  it('returns signature, parameters, request, errors, status and sample', async () => {
    const text = await ask('lookup_symbol', {name: 'client.models.list_models'});
    for (const part of [
      'list_models(load_files: bool = False) -> List[Model]',
      'Fill the files as well.',
      'GET /models/; query load_files',
      'Raises `APIError`: the server refuses.',
      'in 0.5.0; also in 0.3.2',
      'print(model.name)',
      '/docs/sdk/current/services/models#list_models',
    ]) {
      expect(text).toContain(part);
    }
  });

  it.each([
    'list_models',
    'ModelService.list_models',
    'models.list_models()',
    'List_Models',
    'GET /models',
    'get /api/models/?load_files=true',
    'kamiwaza_client.services.models.ModelService.list_models',
  ])('finds it as %s', async (name) => {
    expect(await ask('lookup_symbol', {name})).toContain('client.models.list_models (method)');
  });

  it('takes the sample of an older release from its own pages', async () => {
    const text = await ask('lookup_symbol', {name: 'list_models', version: '0.3.2'});
    expect(text).toContain('\nmodels = client.models.list_models()\nprint(models)\n');
    expect(text).not.toContain('print(model.name)');
  });

  it('knows the SDK docs of an older release that have releases of their own', () => {
    const {docs} = library;
    const later = {
      ...data,
      releases: data.releases.map((one) => ({...one, name: `${one.name}-x`})),
    };
    const [, older] = docs.data.releases;
    expect(docs.releaseOf('/sdk/0.3.2/services/models')).toBe(older);
    expect(docs.releaseOf('/sdk/services/models')).toBe(docs.latest);
    expect(new Docs(later).releaseOf('/sdk/0.3.2/services/models').name).toBe('0.5.0-x');
    expect(older && docs.sdkPagesOf(older).map(({route}) => route)).toContain(
      '/0.3.2/sdk/services/models',
    );
  });

  it('asks for a name, and says what to do about the rest', async () => {
    await expect(ask('lookup_symbol', {name: ' '})).rejects.toThrow('"name" is empty');
    const text = await ask('lookup_symbol', {name: 'list_models', max_tokens: 200});
    expect(text).toMatch(/\[Left out: the rest of \S+\. Raise max_tokens\.\]$/);
  });

  it('says what is close, and which release has it', async () => {
    const close = await callTool(library, 'lookup_symbol', {name: 'list_model'});
    expect(close.isError).toBe(true);
    expect(close.text).toContain('client.models.list_models');
    const gone = await ask('lookup_symbol', {name: 'client.models.generate'});
    expect(gone).toContain('Release 0.3.2 has it');
    const later = await ask('lookup_symbol', {name: 'client.models.stop_download', version: '0.3'});
    expect(later).toContain('Release 0.5.0 has it');
    expect(later).not.toContain('Use instead');
    const namesake = await ask('lookup_symbol', {name: 'StopDownload'});
    expect(namesake).toContain(
      'there is no "StopDownload"; showing client.models.stop_download.\nRelease 0.3.2 has it',
    );
  });
});

describe('diagnose_error', () => {
  it('returns cause, steps and check', async () => {
    const text = await ask('diagnose_error', {
      log: 'dial unix /var/run/docker.sock: connect: connection refused',
    });
    expect(text).toContain(': 1 known error, causes first.\n');
    expect(text).toMatch(/Cause: .+/);
    expect(text).toMatch(/^1\. /m);
    expect(text).toContain('Verify: ');
    expect(text).toContain('https://docs.example.com/docs/errors/');
  });

  it('says when it finds no known error', async () => {
    expect(await ask('diagnose_error', {log: 'all is well'})).toContain('no known error');
    const log = `${'a long page about certificates, keys and trust\n'.repeat(50)}Error: server refuses\n\n`;
    expect(await ask('diagnose_error', {log})).toMatch(/log\.\nMay help: Method list, http/);
    await expect(ask('diagnose_error', {log: ' \n'})).rejects.toThrow('"log" is empty');
  });

  it('names the cause even in the smallest answer, after the advice of the log', async () => {
    const log =
      "ValueError: The model's max seq len (131072) is larger than the maximum number of tokens that can be stored in KV cache (48208). Try increasing `gpu_memory_utilization` or decreasing `max_model_len` when initializing the engine.";
    const text = await ask('diagnose_error', {log, max_tokens: 400});
    expect(text).toContain('The log itself advises:');
    expect(text).toContain('Cause: ');
    const short = await ask('diagnose_error', {log, max_tokens: 200});
    expect(short).toContain('## ');
    expect(short).toContain('[Left out by the token budget');
    for (const one of [text, short]) {
      for (const part of one.split('\n\n')) if (part.startsWith('[')) expect(part).toMatch(/\]$/);
    }
  });

  it('stays in its budget with a log of many errors', async () => {
    const log = [
      'No space left on device',
      'CUDA out of memory. Tried to allocate',
      'dial unix docker.sock: connect: connection refused',
    ]
      .join('\n')
      .repeat(3000);
    for (const max of [200, 600, 3000]) {
      expect(
        estimateTokens(await ask('diagnose_error', {log, max_tokens: max})),
      ).toBeLessThanOrEqual(max);
    }
  });
});

describe('parts', () => {
  it('closes a block of code that is cut', () => {
    const cut = cutLines(
      ['```bash', ...Array.from({length: 50}, () => 'one two three'), '```'],
      30,
    );
    expect(cut.complete).toBe(false);
    expect(cut.text.endsWith('\n```')).toBe(true);
  });

  it('cuts one line that is too long', () => {
    const cut = cutLines(['word '.repeat(5000)], 50);
    expect(estimateTokens(cut.text)).toBeLessThanOrEqual(50);
    expect(cut.text.endsWith('…')).toBe(true);
    expect(cut).toMatchObject({lines: 1, complete: false, shortened: true});
    const first = cutLines(['word '.repeat(5000), 'next'], 50);
    expect(first).toMatchObject({text: cut.text, lines: 1, complete: false, shortened: true});
    const last = cutLines(['next', 'word '.repeat(5000)], 50);
    expect(last).toEqual({text: 'next', lines: 1, complete: false, shortened: false});
    expect(cutLines(['next'], 50)).toMatchObject({complete: true, shortened: false});
  });

  it('cuts all of a line without space', () => {
    expect(cutLines(['word '.repeat(50)], -20).text).toBe('…');
  });

  it('marks once that a passage is cut', () => {
    expect(passage(['word '.repeat(500)], ['word'], 50)).toMatch(/[^…]…$/);
    expect(passage(['word '.repeat(500), 'more'], ['word'], 50)).toMatch(/[^…\n]…$/);
    expect(passage(['one two', '', 'word '.repeat(40)], ['one'], 20)).toBe('one two\n…');
  });

  it('ignores headings inside code', () => {
    const lines = ['## One {#1}', '```bash', '## not one', '```', '### `two`'];
    expect(headingsOf(lines).map(({text}) => text)).toEqual(['One', 'two']);
  });

  it('picks the passage with the words, and the rows of a table that have them', () => {
    const table = [
      '| Port | Use |',
      '| - | - |',
      ...Array.from({length: 80}, (_, n) => `| ${String(n)} | nothing |`),
      '| 7777 | the API |',
    ];
    const text = passage(['Intro about nothing.', '', ...table], ['7777'], 60);
    expect(text).toContain('| 7777 | the API |');
    expect(text).toContain('| Port | Use |');
  });

  it('defines four tools in a fixed order, read-only, in under 1,500 tokens', () => {
    expect(DEFINITIONS.map(({name}) => name)).toEqual([
      'search_docs',
      'read_page',
      'lookup_symbol',
      'diagnose_error',
    ]);
    expect(estimateTokens(JSON.stringify(DEFINITIONS))).toBeLessThan(1500);
    for (const {annotations, inputSchema} of DEFINITIONS) {
      expect(annotations.readOnlyHint).toBe(true);
      // Sent as JSON; strict validators refuse other keywords.
      const {properties} = JSON.parse(JSON.stringify(inputSchema)) as {properties: object};
      const keywords = Object.values(properties).flatMap((one: object) => Object.keys(one));
      expect(['type', 'description', 'enum', 'minimum', 'maximum']).toEqual(
        expect.arrayContaining(keywords),
      );
      expect(inputSchema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    }
  });
});
