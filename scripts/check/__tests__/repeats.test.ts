import {expect, it} from 'vitest';
import {findingsOf} from '../findings.ts';
import {repeats} from '../repeats.ts';
import {fixtureSite, lines, page, run, site} from './support.ts';

it('rejects a paragraph of another page, with some words changed', async () => {
  expect(await run(repeats, fixtureSite('repeats'))).toEqual([
    'sdk/two.mdx:7: "Run the call on the host, or share the folder unde…" repeats docs/one.mdx:7. Keep one, and link to it from the other.',
  ]);
});

it('compares a frozen release only with itself, and reference entries not with each other', async () => {
  const text = fixtureSite('repeats').pages[0]?.text ?? '';
  const check = async (...files: string[]): Promise<string[]> => {
    const pages = files.map((file) => page(text, file));
    return lines(await findingsOf(repeats, pages, {...site, pages}));
  };
  expect(await check('docs/a.mdx', 'versioned_docs/version-0.3.2/a.mdx')).toEqual([]);
  expect(await check('sdk/current/a.mdx', 'sdk/current/b.mdx')).toEqual([]);
  expect(await check('sdk/services/a.mdx', 'sdk/current/b.mdx')).toHaveLength(1);
});

it('accepts short paragraphs, and a paragraph twice on one page', async () => {
  const long = fixtureSite('repeats').pages[0]?.text.split('\n').at(6) ?? '';
  const short = 'Log in as an administrator, and then open the page with the list of models.';
  const pages = [page(`${short}\n\n${long}\n\n${long}`, 'docs/a.mdx'), page(short, 'docs/b.mdx')];
  expect(long).toContain('Run the call');
  expect(lines(await findingsOf(repeats, pages, {...site, pages}))).toEqual([]);
});
