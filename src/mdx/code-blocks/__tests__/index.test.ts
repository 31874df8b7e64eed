import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';

import remarkCodeBlocks from '../index.ts';

function importsOf(text: string): string[] {
  const tree: Root = fromMarkdown(text);
  void remarkCodeBlocks()(tree, new VFile(), () => undefined);
  return tree.children.flatMap((node) =>
    (node as {type: string}).type === 'mdxjsEsm'
      ? [(node as unknown as {value: string}).value]
      : [],
  );
}

const BLOCK = 'export {default as codeBlock} from "@site/src/theme/CodeBlock/block.tsx";';

it('a page with blocks of code brings along once what draws them, wherever they are', () => {
  expect(importsOf('Text.\n\n```bash\nls\n```\n\n```bash\npwd\n```\n')).toEqual([BLOCK]);
  expect(importsOf('1. Step\n\n   > Note\n   >\n   > ```\n   > ls\n   > ```\n')).toEqual([BLOCK]);
});

it('a page with code in a line alone does not', () => {
  expect(importsOf('# Title\n\nRun `ls`.\n')).toEqual([]);
});
