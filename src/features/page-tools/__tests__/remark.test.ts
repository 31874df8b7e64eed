import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';

import remarkPageTools from '../remark.ts';
import {fillMarkdown} from '../tools/fill.ts';

function run(markdown: string, file = 'docs/page.mdx'): {layout: string | undefined; tree: Root} {
  const tree = unified().use(remarkParse).parse(markdown);
  void remarkPageTools()(tree, new VFile({path: file, cwd: '/site'}), () => undefined);
  const first = tree.children[0] as {type: string; value?: string} | undefined;
  return {layout: first?.type === 'mdxjsEsm' ? first.value : undefined, tree};
}

describe('remarkPageTools', () => {
  it.each([
    ['nothing', 'Text.\n\n1. one\n2. two\n\n```bash\nls\n```', undefined],
    ['values', '```bash\ncd ~/kamiwaza\n```', 'Values'],
    ['a list inside a quotation', '> 1. one\n> 2. two\n> 3. three', undefined],
    ['values in output only', '```text\n<host>\n```', undefined],
    ['steps', '1. one\n2. two\n3. three', 'Steps'],
    ['both', '1. one\n2. two\n3. three\n\n   ```bash\n   ping <host>\n   ```', 'Both'],
  ])('gives a page with %s its layout', (_, markdown, name) => {
    const {layout} = run(markdown);
    if (name === undefined) expect(layout).toBeUndefined();
    else expect(layout).toContain(`/shell/${name}.tsx`);
  });

  it('leaves the lists of a post alone', () => {
    expect(run('1. one\n2. two\n3. three', 'blog/2025-01-01-post.mdx').layout).toBeUndefined();
  });

  it('numbers the procedures, and not the lists inside them', () => {
    const {tree} = run('1. a\n\n   1. x\n   2. y\n   3. z\n2. b\n3. c\n\ntext\n\n1. d\n2. e\n3. f');
    const lists = tree.children.filter((node) => node.type === 'list');
    expect(lists.map(({data}) => data?.hProperties)).toEqual([
      {'data-steps': '1'},
      {'data-steps': '2'},
    ]);
  });
});

describe('fillMarkdown', () => {
  it('fills fenced blocks, indented ones too, and leaves prose alone', () => {
    const page =
      'Ping `<host>`.\n\n```bash\nping <host>\n```\n\n1. x\n\n   ```bash title="y"\n   ping <host>\n   ```\n';
    expect(fillMarkdown(page, {host: 'gpu1'})).toBe(
      'Ping `<host>`.\n\n```bash\nping gpu1\n```\n\n1. x\n\n   ```bash title="y"\n   ping gpu1\n   ```\n',
    );
  });
});
