import {describe, expect, it} from 'vitest';
import {tsBlocks} from '../ts-blocks.ts';
import {fixtureSite, run, runOn, site} from './support.ts';

const fence = (meta: string, ...lines: string[]) =>
  `\`\`\`ts ${meta}\n${lines.join('\n')}\n\`\`\`\n\n`;

it('rejects what does not compile, file by file, and names its line', async () => {
  const findings = await run(tsBlocks, fixtureSite('ts-blocks'));
  const expected = [
    ['22', 'TypeScript 1109'], // the excerpt: an expression is missing
    ['7', 'TypeScript 2352'], // a string is no number
    ['13', 'TypeScript 2305'], // no such export in the other file
    ['14', 'TypeScript 2307'], // no such package
    ['16', 'TypeScript 7006'], // a parameter without a type
  ];
  for (const [line, code] of expected) {
    expect(findings).toContainEqual(
      expect.stringContaining(`blog/2025-01-01-broken.mdx:${line}: ${code}`),
    );
  }
});

describe('accepts', () => {
  it('files of one page that import each other, and modules of Node.js', async () => {
    const text =
      fence('title="a.ts"', 'export const one = 1;') +
      fence(
        'title="b.ts"',
        "import {createServer} from 'node:http';",
        "import {one} from './a.js';",
        'createServer().listen(one);',
      );
    expect(await runOn(tsBlocks, text)).toEqual([]);
  });

  it('an excerpt that uses names from elsewhere', async () => {
    expect(await runOn(tsBlocks, fence('', 'const {name} = user;'))).toEqual([]);
  });
});

it('finds the complete sample of a post', () => {
  // Without this, a renamed title would silently exclude the post's files from the compilation.
  const post = site.pages.find(({file}) => file.includes('adding-kamiwaza-auth'));
  const titles = [...(post?.text.matchAll(/^```ts title="([^"]+)"/gm) ?? [])].map(
    ([, name]) => name,
  );
  expect(titles).toEqual(['kamiwaza.ts', 'session.ts', 'app.ts', 'server.ts']);
});
