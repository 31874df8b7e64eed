import {describe, expect, it} from 'vitest';

import {GrowingIndex} from '../decode.ts';
import {encodeIndex} from '../encode.ts';
import {parseQuery} from '../query.ts';
import {rank} from '../rank.ts';
import {WordWeights} from '../rarity.ts';
import {refine} from '../refine.ts';
import type {Page} from '../types.ts';
import {Vocabulary} from '../vocabulary.ts';
import {synonymTable} from '../synonyms.ts';

import {page, PAGES, section} from './fixture.ts';

const synonyms = synonymTable();

function ranked(query: string, pages: readonly Page[] = PAGES): string[] {
  const shard = new GrowingIndex(encodeIndex(pages, '/base/'), '/base/');
  const vocabulary = new Vocabulary(shard.terms);
  const parsed = parseQuery(query, vocabulary, synonyms, new WordWeights([shard]));
  return refine(parsed, [shard], rank(parsed, [shard])).map(({page: number, sections}) => {
    const first = shard.records[shard.pages[number] ?? 0];
    return `${first?.t ?? ''}${shard.records[sections[0]?.record ?? 0]?.h ?? ''}`;
  });
}

const texts = (...all: readonly (readonly [title: string, text: string])[]): Page[] =>
  all.map(([title, text], number) =>
    page({url: `/base/${number}`, title, sections: [section({text})]}),
  );

describe('ranking', () => {
  it.each([
    ['quickstart', 'Quickstart'],
    ['quick start', 'Quickstart'],
    ['windows installation', 'Windows installation'],
    ['installing on windows', 'Windows installation'],
    ['how do I install it on windows', 'Windows installation'],
    ['deployment states', 'Deploy a model#states'],
    ['MUST_REDOWNLOAD', 'Deploy a model#states'],
    ['must redownload', 'Deploy a model#states'],
    ['crashed', 'Deploy a model#error-codes'],
    ['61100', 'Windows installation#ports'],
    ['firewall', 'Windows installation#ports'],
    ['sign in', 'Quickstart#log-in'],
    ['uninstall windows', 'Windows installation#remove'],
    ['windows', 'Windows installation'],
    ['wsl --unregister kamiwaza', 'Windows installation#remove'],
    ['client.serving.deploy_model', 'Deploy a model#with-the-sdk'],
    ['getting started', 'Quickstart'],
    ['offline', 'Windows installation'],
    ['deplyoment states', 'Deploy a model#states'],
    ['view container logs', 'Other topics'],
    ['out of memory', 'Deploy a model#error-codes'],
    ['DeployModel', 'Deploy a model#with-the-sdk'],
  ])('%s', (query, expected) => {
    expect(ranked(query)[0]).toBe(expected);
  });

  it('the row of an identifier is found among other words', () => {
    const part = (heading: string, text: string) =>
      section({heading, hash: `#${heading}`, level: 2, text});
    const found = ranked('max_results of chunks', [
      page({
        title: 'Retrieval',
        sections: [
          section({}),
          part('Calls', 'Fewer chunks: set max_results of chunks.'),
          part('Fields', 'query · what to look for\nmax_results · how many chunks at most'),
        ],
      }),
    ]);
    expect(found[0]).toBe('Retrieval#Fields');
  });

  describe("another vendor's product", () => {
    const pages = [
      page({
        title: 'Requirements',
        sections: [
          section({
            text: 'Use Docker. Podman was not tested.',
            terms: ['Podman instead of Docker'],
          }),
        ],
      }),
      page({
        title: 'Compose',
        keywords: ['compose file'],
        sections: [section({text: 'A compose file.'})],
      }),
      page({
        kind: 'error',
        title: 'The limit is too low for Elasticsearch',
        sections: [section({text: 'Raise it.'})],
      }),
      page({
        title: 'News',
        sections: [section({text: 'We met people from Podman and from Okta.'})],
      }),
    ];
    const foreign = (query: string): boolean => {
      const shard = new GrowingIndex(encodeIndex(pages, '/base/'), '/base/');
      const rarity = new WordWeights([shard]);
      return parseQuery(query, new Vocabulary(shard.terms), synonyms, rarity).foreign;
    };

    it('has an answer if a section has it as a search term, which only pages with it give', () => {
      expect(foreign('podman')).toBe(false);
      expect(ranked('podman', pages)[0]).toBe('Requirements');
      expect(ranked('podman compose file', pages)).not.toContain('Compose');
    });

    it('is one of many words of a paste', () => {
      const line =
        'podman said: cannot read the compose file that was given, no such file, exit status 1';
      expect(ranked(line, pages)[0]).toBe('Compose');
    });

    it('has an answer in a known error only for an error', () => {
      expect(foreign('elasticsearch as vector store')).toBe(true);
      expect(foreign('elasticsearch error')).toBe(false);
    });

    it('is only mentioned if no section has', () => {
      expect(foreign('okta')).toBe(true);
      expect(ranked('okta', pages)).toEqual(['News']);
    });
  });

  it('search terms lead to their section without being shown', () => {
    const pages = [
      page({
        url: '/base/a',
        title: 'Certificates',
        sections: [
          section({text: 'Continue.'}),
          section({heading: 'Warnings', hash: '#warnings', level: 2, text: 'Continue.'}),
          section({
            heading: 'Browsers',
            hash: '#browsers',
            level: 2,
            text: 'Continue.',
            terms: ['connection is not private', 'red padlock'],
          }),
        ],
      }),
      page({url: '/base/b', title: 'Private data', sections: [section({text: 'A connection.'})]}),
    ];
    expect(ranked('your connection is not private', pages)[0]).toBe('Certificates#browsers');
    expect(ranked('red padlock', pages)).toEqual(['Certificates#browsers']);
    expect(ranked('green padlock in the corner', pages)).toEqual([]);
  });

  it('a query that is a keyword names the page, unless a section has it among its search terms', () => {
    const pages = (terms: readonly string[]): Page[] => [
      page({
        url: '/base/a',
        title: 'The company',
        keywords: ['founder'],
        sections: [
          section({text: 'Its founder leads it.'}),
          section({heading: 'History of each founder', hash: '#history', level: 2, terms}),
        ],
      }),
      page({url: '/base/b', title: 'Other', sections: [section({text: 'None.'})]}),
    ];
    expect(ranked('founder', pages([]))[0]).toBe('The company');
    expect(ranked('founder', pages(['founder']))[0]).toBe('The company#history');
  });

  it('a code identifier is an answer whatever the other words, a plain word is not', () => {
    const pages = texts(
      ['A', 'create_model_config always fails'],
      ['B', 'on-premises it fails, too, with a NotFoundError'],
      ['C', 'create a model and its config on GitHub'],
    );
    expect(ranked('create_model_config workaround bug', pages)[0]).toBe('A');
    expect(ranked('NotFoundError workaround bug', pages)[0]).toBe('B');
    expect(ranked('on-premises bitcoin miner', pages)).toEqual([]);
    expect(ranked('GitHub copilot pricing', pages)).toEqual([]);
    expect(ranked('delete_model_config workaround bug', pages)).toEqual([]);
  });

  it('all words come before fewer, however often those occur', () => {
    const pages = texts(
      ['A', 'alpha alpha alpha alpha alpha gamma'],
      ['B', 'beta beta beta beta gamma'],
      ['C', 'alpha and beta once'],
      ['D', 'gamma delta'],
    );
    expect(ranked('alpha beta', pages)[0]).toBe('C');
  });

  it('the word comes before its beginning, and that before a misspelling', () => {
    const pages = texts(['A', 'docket'], ['B', 'dockerfile'], ['C', 'docker'], ['D', 'other']);
    expect(ranked('docker', pages).slice(0, 2)).toEqual(['C', 'B']);
    expect(ranked('dockre', texts(['A', 'docker'], ['B', 'other']))).toEqual(['A']);
  });

  it('a title counts more than a text, and a text more than code', () => {
    const pages = [
      page({url: '/base/1', title: 'One', sections: [section({code: 'zeppelin'})]}),
      page({url: '/base/2', title: 'Two', sections: [section({text: 'zeppelin'})]}),
      page({url: '/base/3', title: 'Zeppelin', sections: [section({text: 'three'})]}),
    ];
    expect(ranked('zeppelin', pages)).toEqual(['Zeppelin', 'Two', 'One']);
  });

  it('adjacent words come before scattered ones', () => {
    const pages = texts(
      ['A', 'the red house by the sea has a blue roof and a wide green door'],
      ['B', 'the door by the sea has a wide roof and the green house is red'],
    );
    expect(ranked('green door', pages)[0]).toBe('A');
    expect(ranked('green house', pages)[0]).toBe('B');
  });

  it('an identifier leads to the row that begins with it', () => {
    const row = 'START_TIMEOUT · Not ready in time · Take a smaller model';
    const prose = 'START_TIMEOUT START_TIMEOUT: the same START_TIMEOUT again';
    const pages = texts(['Prose', `Mind START_TIMEOUT. ${prose}`], ['Table', `Codes.\n${row}`]);
    expect(ranked('START_TIMEOUT', pages)[0]).toBe('Table');
    // A plain word in a first cell is a heading of the row, not an explanation.
    const plain = texts(
      ['Prose', 'Memory: memory counts, and memory again.'],
      ['Table', 'Other text that is longer.\nMemory · 16 GB'],
    );
    expect(ranked('memory', plain)[0]).toBe('Prose');
  });

  it('a port is found whatever its protocol', () => {
    const filler = 'Much else is said on this page, and none of it is about the port. '.repeat(9);
    const pages = texts(
      ['Prose', 'Here 8080-8089/tcp is named again. '.repeat(4)],
      ['Table', `${filler}\n8080-8089/tcp · Proxy`],
    );
    expect(ranked('8080-8089', pages)[0]).toBe('Table');
  });

  it('a page that repeats others comes after them', () => {
    const pages = [
      page({url: '/base/1', title: 'Repeats', sections: [section({text: 'the engine ended'})]}),
      page({url: '/base/2', title: 'Explains', sections: [section({text: 'the engine ended'})]}),
    ];
    expect(ranked('engine ended', pages)[0]).toBe('Repeats');
    const weighed = pages.map((one) => (one.title === 'Repeats' ? {...one, weight: 0.9} : one));
    expect(ranked('engine ended', weighed)).toEqual(['Explains', 'Repeats']);
  });

  it('a heading that every page has names nothing', () => {
    const pages = ['One', 'Two', 'Three', 'Four'].map((title, number) =>
      page({
        url: `/base/${number}`,
        title,
        sections: [
          section({text: title}),
          section({heading: 'Before you start', hash: '#before', level: 2, text: 'Log in.'}),
        ],
      }),
    );
    const service = page({
      url: '/base/service',
      title: 'Service',
      sections: [
        section({}),
        section({heading: 'Start the service', hash: '#start', level: 2, text: 'Run it.'}),
      ],
    });
    expect(ranked('start', [...pages, service])[0]).toBe('Service#start');
  });

  it('a general verb counts less than its object', () => {
    const pages = texts(
      ['A', 'choose a color, choose a size, choose well. Nothing of the other.'],
      ['B', 'the engine and its parts, among them the gearbox'],
    );
    expect(ranked('choose gearbox', pages)[0]).toBe('B');
  });

  it('an explicit anchor names its section', () => {
    const pages = [
      page({
        url: '/base/1',
        title: 'Install',
        sections: [
          section({text: 'An outbound rule.'}),
          section({
            heading: 'What it must reach',
            hash: '#outbound-hosts',
            level: 2,
            text: 'Names.',
          }),
        ],
      }),
      page({url: '/base/2', title: 'Other', sections: [section({text: 'Outbound rule.'})]}),
    ];
    expect(ranked('outbound', pages)[0]).toBe('Install#outbound-hosts');
  });

  it('other forms of a word have its synonyms', () => {
    const pages = texts(['A', 'download a thing'], ['B', 'something else']);
    expect(ranked('fetching', pages)).toEqual(['A']);
  });

  it('a call leads to the method, also on a page with the name of the service', () => {
    const pages = [
      page({
        url: '/base/sdk/vectordb',
        title: 'VectorDB: store and search vectors',
        sections: [
          section({text: 'Collections.'}),
          section({heading: 'search', hash: '#search', level: 2, text: 'Returns hits.'}),
        ],
      }),
      page({url: '/base/other', title: 'Other', sections: [section({text: 'A search.'})]}),
    ];
    expect(ranked('client.vectordb.search()', pages)[0]).toBe(
      'VectorDB: store and search vectors#search',
    );
  });

  it('misspelt words are joined like others', () => {
    const pages = texts(['Quickstart', 'the first steps'], ['Start', 'the service']);
    expect(ranked('quik start', pages)[0]).toBe('Quickstart');
    expect(ranked('quick strt', pages)[0]).toBe('Quickstart');
  });

  /** Filler pages, so that words are as rare as on a real site. */
  const others = (text: string): Page[] =>
    texts(...Array.from({length: 30}, (_, number) => [`Page ${number}`, text] as const));

  it('a release at the end of a question does not change its answer', () => {
    const pages = [
      ...others('Something else.'),
      ...others('Release 0.5.0.').slice(0, 6),
      page({url: '/base/a', title: 'Logs', sections: [section({text: 'Where they stand.'})]}),
      page({url: '/base/b', title: 'Old', sections: [section({text: 'The logs of 0.5.0.'})]}),
    ];
    expect(ranked('logs 0.5.0', pages)[0]).toBe('Logs');
  });

  it('one everyday word that no page has does not remove the answer', () => {
    const pages = [...others('Something else.'), ...texts(['A', 'The api and the network.'])];
    expect(ranked('hoist api to network', pages)).toEqual(['A']);
    expect(ranked('hoist flagpole api', pages)).toEqual([]);
  });

  it('lines that every traceback has count nothing', () => {
    const pages = texts(
      ['A', 'Traceback (most recent call last) is the first line; File and line say where.'],
      ['B', 'KeyError of the loader'],
    );
    const paste =
      'Traceback (most recent call last):\n  File "/srv/app.py", line 3, in main\n    load()\nKeyError: loader';
    expect(ranked(paste, pages)).toEqual(['B']);
  });

  it('the nouns of a question are not its subject', () => {
    const pages = texts(
      ['A', 'A role is a set of rights. The role of a user, the role of a group.'],
      ['B', 'Traefik is the entry point. Traefik routes. Its place is layer 2.'],
    );
    expect(ranked('what is the role of traefik', pages)[0]).toBe('B');
    expect(ranked('role', pages)[0]).toBe('A');
  });

  it.each([
    ['a stop word', 'firewall fro'],
    ['any word', 'firewall fr'],
  ])('the beginning of %s does not replace what the finished words found', (_, query) => {
    const pages = texts(
      ['Network', 'The firewall closes all ports.'],
      ['Frozen', 'Frozen frost at a frontier.'],
    );
    expect(ranked('firewall', pages)[0]).toBe('Network');
    expect(ranked(query, pages)[0]).toBe('Network');
    // A finished word counts fully.
    expect(ranked('firewall frozen', pages)[0]).toBe('Frozen');
  });

  it('words that no section has together are no answer if one is unknown', () => {
    const part = (heading: string, text: string) =>
      section({heading, hash: `#${heading.toLowerCase()}`, level: 2, text});
    const apart = page({
      url: '/base/notes',
      title: 'Notes',
      sections: [
        section({text: 'Notes.'}),
        part('Frost', 'A pond.'),
        part('Glacier', 'Ice.'),
        part('Tundra', 'Moss.'),
      ],
    });
    const together = page({
      url: '/base/notes',
      title: 'Notes',
      sections: [section({text: 'Notes.'}), part('Frost, glacier, tundra', 'A pond.')],
    });
    const query = 'frost pond glacier tundra zqxv ';
    expect(ranked(query, [...PAGES, together])).toEqual(['Notes#frost, glacier, tundra']);
    expect(ranked(query, [...PAGES, apart])).toEqual([]);
  });

  it('stop words alone are searched', () => {
    const pages = texts(['About', 'x'], ['Other', 'y']);
    expect(ranked('about', pages)).toEqual(['About']);
  });

  it('a misspelled stop word is left out like the word itself', () => {
    const pages = texts(['Frost', 'A pond.'], ['Other', 'y']);
    expect(ranked('wich frost ', pages)).toEqual(['Frost']);
    expect(ranked('zqxv frost ', pages)).toEqual([]);
  });

  it('an undocumented subject has no answer', () => {
    for (const query of ['blockchain wallet', 'pizza recipe', 'xqzvbnm', '', '???', '🦊']) {
      expect(ranked(query)).toEqual([]);
    }
  });

  it('the rarest words of a paste decide', () => {
    const noise =
      'line of the log where something with the model and windows is said again and again ';
    const paste = `${noise.repeat(55)} docker run exited: CONTAINER_EXITED at 0x7ffd`;
    expect(paste.length).toBeGreaterThan(4000);
    expect(ranked(paste)[0]).toBe('Deploy a model#error-codes');
  });
});
