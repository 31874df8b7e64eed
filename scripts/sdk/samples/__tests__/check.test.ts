import {beforeAll, describe, expect, it} from 'vitest';

import {loadSdkModel, type SdkModel} from '../../../../src/data/sdk/index.ts';
import {parsePage} from '../../../../src/site/mdx/parse.ts';
import {setOf} from '../../../../src/site/source-pages.ts';
import type {Finding, Page} from '../../../../src/site/mdx/types.ts';
import {checkPages} from '../index.ts';

import {ACCEPTED, type Case, CASES} from './cases.ts';

/** Each test starts pyright at least once, which takes time on a busy machine. */
const TIMEOUT = 120_000;

// Two models and no newer one: what is wrong in 0.5.0 may be right in a later release.
const V050 = loadSdkModel('0.5.0');
const models = {'0.5.0': V050, '0.3.2': loadSdkModel('0.3.2')};
const SETUP =
  'from kamiwaza_client import KamiwazaClient\nclient = KamiwazaClient("http://localhost:7777/api")\n';

const page = (text: string, file = 'sdk/page.mdx'): Page =>
  parsePage(file, text, setOf(file) ?? 'docs');
const fence = (code: string, meta = ''): string => `\`\`\`python ${meta}\n${code}\n\`\`\`\n`;
const lines = (findings: readonly Finding[]): [number, string][] =>
  findings.map(({line, message}) => [line, message]);

describe('findings', () => {
  const found = new Map<string, [number, string][]>();
  beforeAll(async () => {
    const all: readonly Case[] = [...CASES, ['accepted', ACCEPTED]];
    const pages = all.map(([what, code]) => page(fence(`${SETUP}${code}`), `sdk/${what}.mdx`));
    const {violations} = await checkPages(pages, models);
    for (const [what] of all) {
      const own = violations.filter(({file}) => file === `sdk/${what}.mdx`);
      found.set(
        what,
        lines(own).map(([line, message]) => [line - 3, message]),
      );
    }
  }, TIMEOUT);

  it.each(CASES.map(([what, , ...expected]) => ({what, expected})))(
    'reports $what',
    ({what, expected}) => {
      expect(found.get(what)).toEqual(
        expected.map(([line, message]): unknown[] => [line, expect.stringMatching(message)]),
      );
    },
  );

  it('accepts what the SDK has', () => {
    expect(found.get('accepted')).toEqual([]);
  });
});

it(
  'checks pages of a release against its own SDK',
  async () => {
    const code = fence(`${SETUP}client.vectors.drop_schema("x")`);
    const {violations} = await checkPages(
      [page(code, 'versioned_docs/version-0.3.2/sdk/x.mdx'), page(code, 'docs/x.mdx')],
      models,
    );
    expect(violations.map(({file}) => file)).toEqual(['docs/x.mdx']);
  },
  TIMEOUT,
);

it(
  'checks the pages of a new release against its SDK as soon as that has a model',
  async () => {
    const next: SdkModel = {
      ...V050,
      release: '0.6.0',
      services: V050.services.filter(({attribute}) => attribute !== 'lab'),
    };
    const code = fence(`${SETUP}client.lab.list_labs()`);
    const pages = [
      'docs/x.mdx',
      'sdk/x.mdx',
      'versioned_docs/version-0.5.0/x.mdx',
      'sdk_versioned_docs/version-0.5.0/x.mdx',
    ].map((file) => page(code, file));

    const before = await checkPages(pages, models, '0.6.0');
    expect(before.violations).toEqual([]);
    const {violations} = await checkPages(pages, {...models, '0.6.0': next}, '0.6.0');
    expect(violations.map(({file}) => file)).toEqual(['docs/x.mdx', 'sdk/x.mdx']);
    expect(violations[0]?.message).toMatch(/not in SDK 0\.6\.0, only in 0\.5\.0 and 0\.3\.2\.$/);
  },
  TIMEOUT,
);

it(
  'remembers names from block to block, reports the right line, and handles nested fences',
  async () => {
    const text = `${'text\n'.repeat(4)}1. In a list:

   \`\`\`python title="a.py"
   from kamiwaza_client import KamiwazaClient
   client = KamiwazaClient("x")
   \`\`\`

\`\`\`\`md
\`\`\`python
this is not checked(
\`\`\`
\`\`\`\`

> \`\`\`py
> client.lab.list_labs().y
> \`\`\`

\`\`\`python
client.lab.list_labs().x
\`\`\`
`;
    const {violations, blocks} = await checkPages([page(text)], models);
    expect(blocks).toBe(3);
    expect(lines(violations)).toEqual([
      [19, expect.stringMatching(/"y" for class "List\[Lab\]"/)],
      [23, expect.stringMatching(/"x" for class "List\[Lab\]"/)],
    ]);
  },
  TIMEOUT,
);

it(
  'checks what follows a block that cannot be read or never ends',
  async () => {
    const blocks = [
      SETUP,
      'print(',
      'while True:\n    client.lab.list_labs()\n    client.lab.nothing()',
      'raise SystemExit(\n    "end"\n)',
      'client.lab.missing()',
    ];
    const {violations} = await checkPages(
      [page(blocks.map((code) => fence(code)).join(''))],
      models,
    );
    expect(lines(violations)).toEqual([
      [7, expect.stringMatching(/syntax error/)],
      [12, expect.stringMatching(/"nothing"/)],
      [20, expect.stringMatching(/"missing"/)],
    ]);
  },
  TIMEOUT,
);

it(
  'lists blocks that opt out, and requires a reason',
  async () => {
    const text = `${fence('f(', 'check-skip="shows the call that fails"')}${fence('x', 'check-skip')}${fence('y = 1\nprint(z)')}`;
    const {violations, skips} = await checkPages([page(text, 'blog/post.mdx')], models);
    expect(skips).toEqual([
      {file: 'blog/post.mdx', line: 1, reason: 'shows the call that fails'},
      {file: 'blog/post.mdx', line: 4, reason: ''},
    ]);
    expect(lines(violations)).toEqual([
      [4, 'check-skip needs a reason: check-skip="why".'],
      [9, '"z" is not defined on this page before this line.'],
    ]);
  },
  TIMEOUT,
);
