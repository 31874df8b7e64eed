import {expect, it} from 'vitest';

import {headings, parsePage} from '../../../src/site/mdx/parse.ts';

const TEXT = '# One\n\n## Two {#second}\n\nWords.\n';

it('returns a separate tree to each caller with the same text', () => {
  const [first, second] = ['docs/a.mdx', 'docs/b.mdx'].map((file) => parsePage(file, TEXT, 'docs'));
  expect(second?.tree).toEqual(first?.tree);
  first?.tree?.children.splice(0);
  expect(second && headings(second).map(({text, id}) => [text, id])).toEqual([
    ['One', undefined],
    ['Two', 'second'],
  ]);
  expect(headings(parsePage('docs/c.mdx', TEXT, 'docs'))).toHaveLength(2);
});

it('names the right file if the same text is wrong in two files', () => {
  const wrong = 'Text\n\n{ never closed\n';
  for (const file of ['docs/a.mdx', 'docs/b.mdx']) {
    expect(parsePage(file, wrong, 'docs').syntaxError).toMatchObject({file, line: 4});
  }
});

it('parses more texts than the cache holds', () => {
  const title = (number: number): string | undefined =>
    headings(parsePage('docs/a.mdx', `# Page ${String(number)}\n`, 'docs'))[0]?.text;
  for (let number = 0; number < 250; number += 1) title(number);
  expect([title(0), title(249)]).toEqual(['Page 0', 'Page 249']);
});
