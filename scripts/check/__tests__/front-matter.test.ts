import path from 'node:path';
import {expect, it} from 'vitest';
import {parseFrontMatter} from '../../../src/site/front-matter.ts';
import {frontMatter} from '../front-matter.ts';
import {fixtureSite, run, runOn, ROOT} from './support.ts';

it('rejects what is missing, too short, too long, twice or unknown', async () => {
  expect(await run(frontMatter, fixtureSite('front-matter'))).toEqual([
    expect.stringContaining('docs/none.mdx:1: has no title.'),
    expect.stringContaining('docs/none.mdx:1: has no description.'),
    expect.stringContaining('docs/none.mdx:1: has no keywords.'),
    expect.stringContaining('docs/page.mdx:2: the title ends with a period.'),
    expect.stringContaining('docs/page.mdx:4: the description is shorter than 50 characters.'),
    expect.stringContaining('docs/page.mdx:5: a keyword is no text. Put numbers in quotes'),
    expect.stringContaining('docs/page.mdx:5: names a keyword twice.'),
    expect.stringContaining('docs/page.mdx:6: the sidebar_label is longer than 40 characters.'),
    expect.stringContaining(
      'docs/page.mdx:6: the sidebar_label is not the beginning of the title.',
    ),
    expect.stringContaining('docs/page.mdx:8: checklist is true or false.'),
    expect.stringContaining('docs/page.mdx:7: search_weight is above 1.'),
    expect.stringContaining(
      'docs/page.mdx:3: the front matter key "descripton" is not known. Did you mean "description"?',
    ),
    expect.stringContaining('docs/texts.mdx:2: title is no text. Write it in quotes.'),
    expect.stringContaining('docs/texts.mdx:3: has no description.'),
    expect.stringContaining('docs/texts.mdx:4: a keyword is empty.'),
    expect.stringContaining('docs/texts.mdx:4: the keyword "x" is a single letter.'),
    expect.stringContaining('docs/texts.mdx:4: the keyword " port" begins or ends with a space.'),
    expect.stringContaining(
      'docs/texts.mdx:4: the keyword "a keyword of more than forty characters in all" is longer than 40 characters. Shorten it.',
    ),
    expect.stringContaining('docs/texts.mdx:5: slug is no text. Write it in quotes, or remove'),
    expect.stringContaining('docs/texts.mdx:7: draft is true or false. Write one of them'),
    expect.stringContaining('docs/texts.mdx:6: sidebar_label is empty. Write its text, or remove'),
    expect.stringContaining('docs/texts.mdx:8: toc_max_heading_level is a whole number from 2 to'),
    expect.stringContaining('docs/unclosed.mdx:1: the front matter that begins in line 1 is not'),
    expect.stringContaining('docs/yaml.mdx:2: the front matter is not YAML: '),
    expect.stringContaining('blog/post.mdx:1: the name of a post is date and slug.'),
    expect.stringContaining('blog/post.mdx:5: authors is a list. Write authors: [team].'),
    expect.stringContaining('blog/post.mdx:1: has no tags.'),
    'docs/aside.mdx:5: docs/page.mdx has the address /page. Choose another slug.',
  ]);
});

it('asks for posts right below blog/, because the folder would come after the date in the address', async () => {
  expect(await runOn(frontMatter, '', 'blog/news/2025-01-13-a-post.mdx')).toContainEqual(
    expect.stringContaining('Rename it to blog/YYYY-MM-DD-slug.mdx.'),
  );
});

it.each([
  ['title: A page\ntitle: Another\n', 'Keep one of the keys.'],
  ['title:\n\tname: A page\n', 'Indent with spaces.'],
  ['title: Models: an overview\n', 'Put values with : or # in quotes.'],
])('says how to mend %j', async (block, remedy) => {
  expect(await runOn(frontMatter, `---\n${block}---\n`, 'docs/page.mdx')).toEqual([
    expect.stringContaining(remedy),
  ]);
});

it.each(['2025-01-01', '0.5', 'true', '[one]', '2025-01-01 10:00:00'])(
  'takes the title %s for no text, as a build does',
  async (title) => {
    const block = `---\ntitle: ${title}\n---\n`;
    expect(await runOn(frontMatter, block, 'docs/page.mdx')).toContain(
      'docs/page.mdx:2: title is no text. Write it in quotes.',
    );
    expect(await runOn(frontMatter, block.replace(title, `'${title}'`), 'docs/page.mdx')).toEqual([
      expect.stringContaining('has no description.'),
      expect.stringContaining('has no keywords.'),
    ]);
  },
);

it.each(['\n', '\uFEFF'])('asks for front matter in line 1 where %j is above it', async (above) => {
  expect(await runOn(frontMatter, `${above}---\ntitle: A page\n---\n`, 'docs/page.mdx')).toEqual([
    expect.stringContaining('docs/page.mdx:1: the front matter does not begin in line 1.'),
  ]);
});

it('stops a build with the same words', async () => {
  const file = path.join(ROOT, 'docs/page.mdx');
  const defaultParseFrontMatter = () =>
    Promise.resolve({frontMatter: {title: 'A page'}, content: ''});
  await expect(
    parseFrontMatter({filePath: file, fileContent: '', defaultParseFrontMatter}),
  ).rejects.toThrow(/^docs\/page\.mdx: has no description\..*\ndocs\/page\.mdx: has no keywords\./);
});

it('stops a build at front matter that is not closed, before anything else is said about it', async () => {
  const fileContent = '---\ntitle: A page\n\nText.\n';
  const defaultParseFrontMatter = () => Promise.reject(new Error('a multiline key'));
  await expect(
    parseFrontMatter({
      filePath: path.join(ROOT, 'docs/page.mdx'),
      fileContent,
      defaultParseFrontMatter,
    }),
  ).rejects.toThrow(/^docs\/page\.mdx:1: the front matter that begins in line 1 is not closed\./);
});

it('leaves partials alone, in a build too', async () => {
  const file = path.join(ROOT, 'docs/_partial.mdx');
  const result = {frontMatter: {}, content: 'x'};
  const defaultParseFrontMatter = () => Promise.resolve(result);
  expect(await parseFrontMatter({filePath: file, fileContent: '', defaultParseFrontMatter})).toBe(
    result,
  );
});
