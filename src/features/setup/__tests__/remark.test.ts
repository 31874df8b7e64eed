import type {Heading, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';

import type {JsxElement} from '../../../site/mdx/parse.ts';
import remarkSetup from '../remark.ts';
import remarkSetupUnmark from '../remark-unmark.ts';

const PAGE = `
<Tabs groupId="interface" queryString="interface">
<TabItem value="python" label="Python">

### With code

</TabItem>
<TabItem value="curl" label="curl">

Text.

</TabItem>
</Tabs>

## Outside

<Tabs groupId="platform" queryString="platform">
<TabItem value="macos" label="macOS">

Text.

</TabItem>
</Tabs>

<Tabs groupId="platform" queryString="platform">
<TabItem value="macos" label="macOS">

Text.

</TabItem>
</Tabs>

<Tabs groupId="other">
<TabItem value="a" label="A">

### Other

</TabItem>
</Tabs>
`;

function run(text: string): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text);
  void remarkSetup()(tree, new VFile({path: 'docs/page.mdx'}), () => undefined);
  return tree;
}

function elements(tree: Root, name: string): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  visit(tree, 'mdxJsxFlowElement', (node: JsxElement) => {
    if (node.name !== name) return;
    found.push(
      Object.fromEntries(
        node.attributes.flatMap((one) =>
          one.type === 'mdxJsxAttribute' ? [[one.name, one.value ?? true]] : [],
        ),
      ),
    );
  });
  return found;
}

describe('remarkSetup', () => {
  it('adds a unique anchor to each panel of a known group', () => {
    const panels = elements(run(PAGE), 'TabItem');
    expect(panels.map(({id}) => id)).toEqual([
      'interface-python',
      'interface-curl',
      'platform-macos',
      'platform-macos-2',
      undefined,
    ]);
    expect(panels[1]).toMatchObject({group: 'interface', shownFor: 'kw-for-interface kw-for-curl'});
    expect(panels[4]).toEqual({value: 'a', label: 'A'});
  });

  it('marks the first tabs, and the first for the platform', () => {
    expect(elements(run(PAGE), 'Tabs').map(({first, hint}) => [first, hint])).toEqual([
      [true, undefined],
      [undefined, true],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('marks the tabs that text for all of their panels follows', () => {
    const followed = (text: string): unknown[] =>
      elements(run(text), 'Tabs').map((tabs) => tabs.followed);
    // The other tabs are such text.
    expect(followed(PAGE)).toEqual([undefined, undefined, true, undefined]);
    expect(followed(`${PAGE.replace('## Outside', 'For all.')}\nText.`)).toEqual([
      true,
      undefined,
      true,
      undefined,
    ]);
  });

  it('marks the headings in panels for the contents of the page, and no others', () => {
    const marked: number[] = [];
    visit(run(PAGE), 'heading', ({children}: Heading) => {
      marked.push(children.filter(({type}) => type === 'mdxJsxTextElement').length);
      // Docusaurus looks for the anchor at the end of a heading.
      expect(children.at(-1)?.type).toBe('text');
    });
    expect(marked).toEqual([1, 0, 0]);
  });
});

it('remarkSetupUnmark removes the marks again, and leaves other elements alone', () => {
  const tree = run(PAGE.replace('### With code', '### With <span className="other" /> code'));
  void remarkSetupUnmark()(tree, new VFile(), () => undefined);
  const left: string[] = [];
  visit(tree, 'heading', ({children}: Heading) => {
    left.push(children.map(({type}) => type).join(' '));
  });
  expect(left).toEqual(['text mdxJsxTextElement text', 'text', 'text']);
});
