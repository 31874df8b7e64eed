import {expect, it} from 'vitest';
import {findingsOf} from '../findings.ts';
import {sameFunctions} from '../same-functions.ts';
import {fixtureSite, lines, page, run, site} from './support.ts';

it('rejects a function that another page writes differently', async () => {
  expect(await run(sameFunctions, fixtureSite('same-functions'))).toEqual([
    'sdk/two.mdx:12: wait() differs from the one in docs/one.mdx:8. Make both the same, or rename one.',
  ]);
});

it('ignores frozen releases', async () => {
  const sample = (seconds: number): string =>
    `\`\`\`python\ndef wait() -> None:\n    time.sleep(${String(seconds)})\n\`\`\`\n`;
  const check = async (file: string): Promise<string[]> => {
    const pages = [page(sample(1), 'docs/a.mdx'), page(sample(2), file)];
    return lines(await findingsOf(sameFunctions, pages, {...site, pages}));
  };
  expect(await check('versioned_docs/version-0.3.2/a.mdx')).toEqual([]);
  expect(await check('docs/b.mdx')).toHaveLength(1);
});

it('compares async functions, and not with a page of an old release', async () => {
  const sample = (value: number): string =>
    `\`\`\`python\nasync def wait() -> int:\n    return ${String(value)}\n\`\`\`\n`;
  const pages = [
    page(sample(0), 'versioned_docs/version-0.3.2/a.mdx'),
    page(sample(1), 'docs/a.mdx'),
    page(sample(2), 'docs/b.mdx'),
  ];
  expect(lines(await findingsOf(sameFunctions, pages, {...site, pages}))).toEqual([
    expect.stringContaining('docs/b.mdx:2: wait() differs from the one in docs/a.mdx:2.'),
  ]);
});
