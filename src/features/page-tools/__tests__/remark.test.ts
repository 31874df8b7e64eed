import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';

import remarkPageTools from '../remark.ts';
import {fillMarkdown, fillPlaces} from '../tools/fill.ts';

function run(markdown: string, checklist?: unknown): {layout: string | undefined; tree: Root} {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(markdown);
  const data = {frontMatter: {checklist}};
  void remarkPageTools()(tree, new VFile({path: 'docs/page.mdx', data}), () => undefined);
  const first = tree.children[0] as {type: string; value?: string} | undefined;
  return {layout: first?.type === 'mdxjsEsm' ? first.value : undefined, tree};
}

describe('remarkPageTools', () => {
  it.each([
    ['nothing', 'Text.\n\n1. one\n2. two\n\n```bash\nls\n```', undefined],
    ['values', '```bash\ncd ~/kamiwaza\n```', 'Setup'],
    ['a list inside a quotation', '> 1. one\n> 2. two\n> 3. three', undefined],
    ['values in output only', '```text\n<host>\n```', undefined],
    ['tabs of the setup', '<Tabs groupId="platform">\n</Tabs>', 'Setup'],
    ['other tabs', '<Tabs groupId="other">\n</Tabs>', undefined],
    [
      'steps in a panel',
      '<Tabs groupId="platform">\n<TabItem>\n\n1. one\n2. two\n3. three\n\n</TabItem>\n</Tabs>',
      'Both',
    ],
    ['steps', '1. one\n2. two\n3. three', 'Steps'],
    ['both', '1. one\n2. two\n3. three\n\n   ```bash\n   ping <host>\n   ```', 'Both'],
  ])('adds the layout to a page with %s', (_, markdown, name) => {
    const {layout} = run(markdown, true);
    if (name === undefined) expect(layout).toBeUndefined();
    else
      expect(layout).toContain(
        `{${name} as default} from "@site/src/features/page-tools/shell/layouts.tsx"`,
      );
  });

  it.each([undefined, false, 'true'])('leaves the lists alone with checklist: %s', (checklist) => {
    expect(run('1. one\n2. two\n3. three', checklist).layout).toBeUndefined();
  });

  it('leaves out what to do about faults', () => {
    const steps = '1. a\n2. b\n3. c';
    const {tree} = run(
      `## Install\n\n${steps}\n\n## Troubleshooting\n\n### It hangs\n\n${steps}\n\n## Remove\n\n${steps}`,
      true,
    );
    const lists = tree.children.filter((node) => node.type === 'list');
    expect(lists.map(({data}) => data?.hProperties)).toEqual([
      {'data-steps': '1'},
      undefined,
      {'data-steps': '2'},
    ]);
  });

  it('numbers the procedures, and not the lists inside them', () => {
    const {tree} = run(
      '1. a\n\n   1. x\n   2. y\n   3. z\n2. b\n3. c\n\ntext\n\n1. d\n2. e\n3. f',
      true,
    );
    const lists = tree.children.filter((node) => node.type === 'list');
    expect(lists.map(({data}) => data?.hProperties)).toEqual([
      {'data-steps': '1'},
      {'data-steps': '2'},
    ]);
  });
});

describe('fillPlaces', () => {
  it('finds the values, and what the page has there', () => {
    const {code, places} = fillPlaces('curl http://<host>:<lb_port>/<host>', 'bash', {
      host: 'gpu1',
    });
    expect(code).toBe('curl http://gpu1:<lb_port>/gpu1');
    expect(places.map(({start, end, id, was}) => [code.slice(start, end), id, was])).toEqual([
      ['gpu1', 'host', '<host>'],
      ['gpu1', 'host', '<host>'],
    ]);
    expect(fillPlaces('<host>', 'text', {host: 'gpu1'}).places).toEqual([]);
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
