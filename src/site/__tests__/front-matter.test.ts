import {describe, expect, it} from 'vitest';

import {frontMatterFaults, readFrontMatter} from '../front-matter.ts';
import {parsePage} from '../mdx/parse.ts';

const page = (matter: string) => parsePage('docs/a.mdx', `---\n${matter}\n---\n\nText.\n`, 'docs');

describe('readFrontMatter', () => {
  it('reads YAML, and returns the line of a key', () => {
    const {data, error, lineOf} = readFrontMatter(
      '---\ntitle: "A: b"\nslug: /x\n---\n\nslug: no\n\n:::note\n',
    );
    expect(data).toEqual({title: 'A: b', slug: '/x'});
    expect(error).toBeUndefined();
    expect(['slug', 'draft', undefined].map(lineOf)).toEqual([3, 1, 1]);
  });

  it('is empty if there is none', () => {
    expect(readFrontMatter('title: x').data).toEqual({});
    expect(readFrontMatter('---\n- x\n---\n').data).toEqual({});
  });

  it.each(['2025-01-01', '12:30', '1:20:30.5'])('reads %s as no text, as a build does', (value) => {
    expect(typeof readFrontMatter(`---\ntitle: ${value}\n---\n`).data.title).not.toBe('string');
  });

  it.each(['\r\n', ' \n', '\t\r\n'])('may have lines that end with %j', (end) => {
    const text = ['---', 'title: x', 'draft: true', '---', 'Text.'].join(end);
    const {data, error, lineOf} = readFrontMatter(text);
    expect({data, error}).toEqual({data: {title: 'x', draft: true}, error: undefined});
    expect(lineOf('draft')).toBe(3);
  });

  it('says why it cannot be read', () => {
    expect(readFrontMatter('---\na: 1\nb: x: y\n---\n').error).toMatchObject({line: 3});
  });
});

describe('a page', () => {
  it.each([
    ['draft: true', true],
    ['draft: true # later', true],
    ['unlisted: yes-not', false],
    ['"unlisted": true', true],
    ['draft: false', false],
    ['title: "draft: true"', false],
  ])('with %s is hidden: %s', (matter, hidden) => {
    expect(page(matter).hidden).toBe(hidden);
  });

  it.each(['docs/parts/_note.mdx', 'docs/_parts/note.mdx'])(
    'in %s is hidden and needs no front matter, as Docusaurus builds no page of it',
    (file) => {
      expect(parsePage(file, 'Text.', 'docs').hidden).toBe(true);
      expect(frontMatterFaults(file, {})).toEqual([]);
    },
  );

  it('has the title and the address of its front matter, or of its file', () => {
    expect(page('title: "It\'s: here"')).toMatchObject({title: "It's: here", route: '/a'});
    expect(page('slug: /b')).toMatchObject({title: 'docs/a.mdx', route: '/b'});
  });
});
