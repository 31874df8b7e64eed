import {describe, expect, it} from 'vitest';

import {knownErrors} from '../../src/data/known-errors/index.ts';
import {encodeIndex} from '../../src/features/search/core/encode.ts';
import {cutLines, estimateTokens} from '../../src/site/text/budget.ts';
import {passage} from '../../src/site/text/passage.ts';
import {Docs} from '../docs.ts';
import {Library} from '../tool.ts';
import {callTool, DEFINITIONS} from '../tools.ts';

import {data} from './fixture.ts';

const library = new Library(new Docs(data));
const ask = async (name: string, args: Readonly<Record<string, unknown>>): Promise<string> =>
  (await callTool(library, name, args)).text;

describe('tabs', () => {
  it('are read by their anchors, with the text for all platforms, under their heading', async () => {
    const text = await ask('read_page', {page: '/start#platform-windows'});
    for (const part of ['## Start', 'tray icon', 'Call wsl', 'Wait a minute', 'Only for Windows']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('/docs/start#platform-windows\n');
    expect(text).not.toMatch(/systemctl|Open it/);
    const second = await ask('read_page', {page: '/start', section: '#platform-ubuntu-2'});
    expect(second).toContain('Look with curl.');
    expect(second).not.toContain('browser');
  });

  it('are chosen by the query of an address', async () => {
    const text = await ask('read_page', {page: '/start?platform=windows'});
    expect(text).toContain('/docs/start?platform=windows\n');
    expect(text).toContain('Look with a browser.');
    expect(text).toContain('Log in.');
    expect(text).toContain('**Windows:**');
    expect(text).not.toMatch(/systemctl|curl/);
    const after = await ask('read_page', {page: '/start?platform=windows#after-that'});
    expect(after).not.toContain('Only for');
    expect(await ask('read_page', {page: '/start?platform=beos'})).not.toContain('beos');
    // A value without a tab here hides nothing.
    expect(await ask('read_page', {page: '/start?platform=macos'})).toContain('systemctl');
  });

  it('are all shown, with a note, where the chosen one is missing', async () => {
    const text = await ask('read_page', {page: '/start?platform=macos#start'});
    expect(text).toContain('Part of this text has no tab for macOS');
    expect(text).not.toContain('Only for');
    expect(await ask('read_page', {page: '/start?platform=windows'})).not.toContain('no tab');
  });

  it('end the sections inside of them', async () => {
    const text = await ask('read_page', {page: '/start#shell'});
    expect(await ask('read_page', {page: '/start', section: 'Shell'})).toBe(text);
    expect(text).toContain('Call wsl.');
    expect(text).not.toContain('Wait a minute');
  });

  it('are the passage of their hits', async () => {
    const text = await ask('search_docs', {query: 'tray icon'});
    expect(text).toContain('1. Start and stop › Start › Windows\n');
    expect(text).toContain('Use the tray icon.');
    expect(text).not.toContain('systemctl');
  });
});

describe('a page that is continued inside of code', () => {
  it('opens its block again', async () => {
    const first = await ask('read_page', {page: '/commands', max_tokens: 300});
    const from_line = Number(/Continue with from_line (\d+)/.exec(first)?.[1]);
    const rest = await ask('read_page', {page: '/commands', from_line});
    expect(rest).toMatch(/\n\n```bash\n(?: {3}echo one two three\n)+ {3}```\n\nThen wait\.$/);
    const commands = (text: string): number => text.match(/echo/g)?.length ?? 0;
    expect(commands(first + rest)).toBe(60);
    const part = await ask('read_page', {page: '/commands', from_line, max_tokens: 200});
    expect(part).toContain(`from_line ${String(from_line + commands(part))},`);
    expect(await ask('read_page', {page: '/commands', from_line: 66})).not.toContain('```');
  });
});

describe('a section with nothing but tabs', () => {
  it('is shown with what is in them', async () => {
    const page = {
      route: '/setup',
      title: 'Setup',
      text: '## Install\n\n**Windows:**\n\n### With the installer\n\nOpen the file.',
      anchors: ['install', 'with-the-installer'],
      panels: [{anchor: 'platform-windows', from: 2, to: 7}],
    };
    const section = {heading: 'Install', hash: '#install', level: 2, text: 'Windows', code: ''};
    const entry = {title: 'Setup', breadcrumbs: [], description: '', keywords: []};
    const indexes = {
      'search-index.json': {v: 1, indexes: {'': {docs: 'new.json'}}},
      'new.json': encodeIndex([{...entry, url: '/docs/setup', sections: [section]}], '/docs/'),
    };
    const own = new Library(new Docs({...data, pages: [page], indexes}));
    const {text} = await callTool(own, 'search_docs', {query: 'install'});
    expect(text).toContain('/docs/setup#install');
    expect(text).toContain('Open the file.');
  });
});

describe('a search without an answer', () => {
  it('shows what the other words find, next to the name of another product', async () => {
    const text = await ask('search_docs', {query: 'memory with Grafana'});
    expect(text).toContain('no sure answer for');
    expect(text).toContain('The docs of 0.5.0 do not mention Grafana.');
    expect(text).toContain('https://docs.example.com/docs/install');
  });

  it('is no statement that something does not work', async () => {
    const text = await ask('search_docs', {query: 'Ollama cluser'});
    expect(text).toContain('nothing found');
    expect(text).toContain(
      'do not mention Ollama, cluser. What is not documented may still be supported',
    );
    expect(text).toContain('https://docs.example.com/docs/known-gaps');
    expect(text).not.toContain('Did you mean');
  });
});

describe('addresses', () => {
  it('with an unknown fragment give the page', async () => {
    const text = await ask('read_page', {page: 'https://docs.example.com/docs/install#data-ports'});
    expect(text).toContain('There is no section "#data-ports"');
    expect(text).toContain('Install the package.');
  });

  it.each(['/models', '/models%2Foverview', '/docs/models/', '/models/overview.md'])(
    'lead to the page: %s',
    async (page) => {
      expect(await ask('read_page', {page})).toContain('All about weights.');
    },
  );

  it('of known errors are found by id', () => {
    const errors = {...data, pages: [...data.pages, page('/errors/windows', 'wsl-memory')]};
    expect(new Docs(errors).find('wsl-memory', undefined)).toMatchObject({
      page: {route: '/errors/windows'},
      anchor: 'wsl-memory',
    });
  });

  it('in answers are those of pages, not of Markdown versions', async () => {
    const text = await ask('read_page', {page: '/models/overview'});
    expect(text).toContain('(https://docs.example.com/docs/install#run-the-installer)');
    expect(text).toContain('(https://docs.example.com/docs/)');
    expect(text).toContain('(https://example.org/readme.md)');
  });

  it('that end like several pages name none', () => {
    const pages = [...data.pages, page('/a/setup', 'x'), page('/b/setup', 'x')];
    expect(() => new Docs({...data, pages}).find('setup', undefined)).toThrow('/a/setup, /b/setup');
  });

  it.each(['latest', 'Current', 'stable', '0.5'])('are those of release %s', async (version) => {
    expect(await ask('read_page', {page: '/install', version})).toContain('Have 16 GB');
  });

  it.each(['0.3', 'v0.3.2', 'release 0.3.2', 'Kamiwaza 0.3', 0.3])(
    'are those of release %s',
    async (version) => {
      expect(await ask('read_page', {page: '/install', version})).toContain('The old way.');
    },
  );

  it('of another site are not taken for the page of these docs without a word', async () => {
    const other = await ask('read_page', {page: 'https://docs.kamiwaza.ai/install'});
    expect(other).toContain('The address is of another site');
    const own = await ask('read_page', {page: 'https://docs.example.com/docs/install'});
    expect(own).not.toContain('another site');
  });

  it('of a later release are not covered', async () => {
    await expect(ask('read_page', {page: '/install', version: '0.5.1'})).rejects.toThrow(
      'Release "0.5.1" is not covered here.',
    );
  });

  it('that only another release has are named', async () => {
    await expect(ask('read_page', {page: '/long', version: '0.3.2'})).rejects.toThrow(
      'Release 0.5.0 has it: /long.',
    );
  });

  it.each(['versions', 'kamiwaza_version', 'sdkVersion'])('are those of %s', async (name) => {
    expect(await ask('read_page', {page: '/install', [name]: '0.3.2'})).toContain('The old way.');
  });

  it('without a section do not lose it to an empty argument', async () => {
    const text = await ask('read_page', {page: '/install#run-the-installer', heading: ''});
    expect(text).not.toContain('Install the package.');
  });

  it('come with the names of arguments that are not used', async () => {
    for (const max_tokens of [200, 3000]) {
      const text = await ask('read_page', {page: '/long', edition: 'x', max_tokens});
      expect(text).toContain('[Not used: edition. Arguments: page, section (optional)');
      expect(estimateTokens(text)).toBeLessThanOrEqual(max_tokens);
    }
    expect(await ask('read_page', {whatever: '/install'})).not.toContain('Not used');
  });

  it.each(['0', '0.3.21', '../..', 'old'])('are not those of release %s', async (version) => {
    await expect(ask('read_page', {page: '/install', version})).rejects.toThrow('0.5.0, 0.3.2');
  });

  const page = (route: string, anchor: string) => ({
    route,
    title: route,
    text: `## ${anchor}`,
    anchors: [anchor],
    panels: [],
  });
});

describe('the label of an answer', () => {
  it('is the day for a post of the blog', async () => {
    const post = await ask('read_page', {page: '/blog/2024/12/31/a-year-in-review'});
    expect(post).toContain(
      'Blog, 2024-12-31 (the latest release covered here is Kamiwaza 0.5.0), https:',
    );
    expect(await ask('search_docs', {query: 'torrents'})).toContain('\nBlog, 2024-12-31\n');
  });

  it('names the releases to choose from, and the language', () => {
    const [search] = DEFINITIONS;
    expect(JSON.stringify(search?.inputSchema)).toContain('0.5.0 or 0.3.2');
    expect(search?.description).toContain('English');
  });
});

describe('lookup_symbol', () => {
  it('says what a method raises as its page does', async () => {
    const always =
      'Raises `TypeError` for every valid request: `id` contains a `UUID`, which the SDK cannot turn into JSON.';
    for (const version of ['0.5.0', '0.3.2']) {
      expect(await ask('lookup_symbol', {name: 'create_model', version})).toContain(always);
      const wait = await ask('lookup_symbol', {name: 'wait_for_download', version});
      expect(wait).toContain('Raises nothing of its own.');
    }
  });

  it('links headings with badges, and rows of tables', async () => {
    const method = await ask('lookup_symbol', {name: 'client.models.create_model'});
    expect(method).toContain('/docs/sdk/current/services/models#create_model\n');
    const error = await ask('lookup_symbol', {name: 'APIError'});
    expect(error).toContain('/docs/sdk/current/api/reference#errors\n');
  });

  it('makes links of notes absolute', async () => {
    const text = await ask('lookup_symbol', {name: 'create_model'});
    expect(text).toContain(
      '(https://docs.example.com/docs/sdk/current/services/models#list_models)',
    );
    expect(text).toContain('(https://docs.example.com/docs/sdk/current/api/reference#errors)');
  });

  it('says if it shows another name', async () => {
    for (const name of ['client.list_models', 'ListModels']) {
      const text = await ask('lookup_symbol', {name});
      expect(text).toContain(`there is no "${name}"; showing client.models.list_models.`);
      expect(text).not.toContain('Release 0.3.2');
    }
    expect(await ask('lookup_symbol', {name: 'createmodel'})).toContain(
      'showing client.models.create_model, CreateModel.',
    );
    for (const name of ['list_models()', 'from kamiwaza_client.schemas import CreateModel']) {
      expect(await ask('lookup_symbol', {name})).not.toMatch(/there is no|the SDK has no/);
    }
  });

  it('names what replaces a removed method, and nothing else', async () => {
    const text = await ask('lookup_symbol', {name: 'client.models.generate'});
    expect(text).toContain('(since February). Use instead: `client.openai.get_client`.');
    expect(text).toContain('/installation/what-changed-since-0-3-2#removed-methods');
    expect(text).not.toContain('Closest');
  });

  it('names what the latest release has in place of a call for that release only', async () => {
    const name = 'client.openai.chat';
    expect(await ask('lookup_symbol', {name})).toContain('client.openai.get_client');
    expect(await ask('lookup_symbol', {name, version: '0.3.2'})).not.toContain('get_client');
  });

  it('names no more than what is similar', async () => {
    const near = await ask('lookup_symbol', {name: 'client.models.list_modells'});
    expect(near).toContain('Closest: client.models.list_models');
    const far = await ask('lookup_symbol', {name: 'client.models.list_cars'});
    expect(far).not.toContain('create_model');
    expect(far).toContain('search_docs');
  });
});

describe('diagnose_error', () => {
  it('knows an error of the SDK without the name of its module', async () => {
    const log = 'APIError: Missing required environment variables: TAVILY_API_KEY';
    expect(await ask('diagnose_error', {log})).toContain('A required variable is missing');
  });

  it('says what it did not read when it finds nothing', async () => {
    const log = `CUDA out of memory. Tried to allocate\n${'all is well\n'.repeat(20_000)}`;
    const text = await ask('diagnose_error', {log});
    expect(text).toContain('no known error in this log. The first ');
    expect(text).toContain(' characters were not read.');
    expect(await ask('diagnose_error', {log: 'all is well'})).not.toContain('were not read');
  });

  it('stays in its budget when it only names what may be related', async () => {
    const hints = knownErrors.flatMap(({messages}) => messages.filter(({kind}) => kind === 'hint'));
    const log = hints.slice(0, 6).map(({phrases}) => phrases.join(' '));
    const text = await ask('diagnose_error', {log: log.join('\n'), max_tokens: 200});
    expect(text).toContain('Perhaps related: ');
    expect(estimateTokens(text)).toBeLessThanOrEqual(200);
  });
});

describe('budgets', () => {
  const lines = Array.from({length: 40}, (_, at) => `${String(at)}. Step about trust and keys.`);

  it('that are not used give the first hits the rest of their sections', async () => {
    const short = await ask('search_docs', {query: 'many words', max_tokens: 400});
    expect(estimateTokens(short)).toBeLessThanOrEqual(400);
    expect(short).not.toMatch(/and the end\.$/m);
    expect(short).toContain('read_page with the address has the whole section');
    const long = await ask('search_docs', {query: 'many words', max_tokens: 3000});
    expect(long).toContain('the end of the first line.');
    expect(long).toMatch(/and the end\.$/m);
    expect(long).not.toContain('…');
  });

  it('that are small name the sections left out, of what was asked for', async () => {
    const text = `## One\n\n${lines.join('\n\n')}\n\n### Inside\n\nHere.\n\n## Two\n\nEnd.`;
    const page = {route: '/two', title: '', text, anchors: ['one', 'inside', 'two'], panels: []};
    const own = new Library(new Docs({...data, pages: [page]}));
    const args = {page: '/two', max_tokens: 200};
    const whole = await callTool(own, 'read_page', args);
    expect(whole.text).toContain('with the sections #inside, #two. Continue');
    const section = await callTool(own, 'read_page', {...args, section: 'one'});
    expect(section.text).toContain('with the sections #inside. Continue');
  });

  it('that are small leave no empty block of code', () => {
    const code = ['Run it:', '', '```bash', 'sudo apt install ./kamiwaza.deb', '```'];
    expect(cutLines(code, 8).text).toBe('Run it:\n');
    expect(cutLines(code.slice(2), 12).text).toMatch(/^```bash\nsudo.*…\n```$/);
    expect(cutLines(code, 100)).toMatchObject({complete: true, text: code.join('\n')});
  });

  it('that are small leave text in every answer', async () => {
    const page = await ask('read_page', {page: '/long', max_tokens: 200});
    expect(page).toContain('Line 1 of');
    const found = await ask('search_docs', {query: 'install', max_tokens: 200});
    expect(found).toContain('Install the package.');
    for (const text of [page, found]) expect(estimateTokens(text)).toBeLessThanOrEqual(200);
  });

  it('cut a passage with a mark at each end', () => {
    const text = passage(
      lines.flatMap((line) => [line, '']),
      ['20.'],
      60,
    );
    expect(text).toMatch(/^…\n\n.*20\. Step.*\n…$/s);
  });

  it('leave out the rows with few of the words, and begin a list where they are', () => {
    const rows = Array.from(
      {length: 30},
      (_, at) => `| ${String(at)} | an alpha ${'x '.repeat(9)}|`,
    );
    rows[20] = '| 20 | alpha beta gamma |';
    const text = passage(['| A | B |', '| - | - |', ...rows], ['alpha', 'beta', 'gamma'], 300);
    expect(text).toContain('| 20 | alpha beta gamma |');
    expect(text).not.toContain('an alpha');
    const list = lines.map((line) => line.replace(/^\d+\./, '-'));
    list[30] = '- No method uses alpha.';
    expect(passage(list, ['alpha'], 60)).toMatch(/^…\n- No method uses alpha\.\n/);
  });

  it('do not cut the first steps off a procedure for what follows it', () => {
    const steps = [1, 2, 3].flatMap((at) => [`${String(at)}. Step about trust and keys.`, '']);
    const text = passage([...steps, 'Sources: alpha.'], ['alpha'], 26);
    expect(text).toMatch(/^1\. Step.*\n\n2\. Step.*\n…$/s);
  });

  it('cut tables by rows, in the order of the page', () => {
    const rows = Array.from({length: 30}, (_, at) => `| ${String(at)} | ${'word '.repeat(9)}|`);
    rows[4] = '| alpha | one |';
    rows[20] = '| alpha | two |';
    expect(passage(['| A | B |', '| - | - |', ...rows], ['alpha'], 58)).toContain(
      '| … 4 more rows | |\n| alpha | one |\n| … 15 more rows | |\n| alpha | two |\n| … 9 more rows | |',
    );
  });
});
