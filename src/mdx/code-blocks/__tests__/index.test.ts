import type {Root, RootContent} from 'mdast';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';

import remarkCodeBlocks from '../index.ts';

const BLOCK = 'export {default as codeBlock} from "@site/src/theme/CodeBlock/block.tsx";';

const code: RootContent = {type: 'code', lang: 'bash', value: 'ls'};

/** The modules that a page with this content brings along. */
function brought(...children: RootContent[]): string[] {
  const tree: Root = {type: 'root', children};
  void remarkCodeBlocks()(tree, new VFile(), () => undefined);
  return tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));
}

it('a page with blocks of code brings along once what draws them, wherever they are', () => {
  expect(brought(code, {...code})).toEqual([BLOCK]);
  expect(
    brought({
      type: 'list',
      children: [{type: 'listItem', children: [{type: 'blockquote', children: [code]}]}],
    }),
  ).toEqual([BLOCK]);
});

it('a page with code in a line alone does not', () => {
  expect(brought({type: 'paragraph', children: [{type: 'inlineCode', value: 'ls'}]})).toEqual([]);
});
