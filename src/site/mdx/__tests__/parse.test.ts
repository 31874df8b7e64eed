import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';

import {parsePage} from '../parse.ts';

it('keeps the braces of anchors, in headings and in blocks of code', () => {
  const lines = ['## Install {#install}', '', '```md', '## Install {#install}', '```', ''];
  const {tree} = parsePage('docs/a.mdx', lines.join('\n'), 'docs');
  const values: string[] = [];
  if (tree) visit(tree, (node) => void ('value' in node && values.push(String(node.value))));
  expect(values).toEqual(['Install {#install}', '## Install {#install}']);
});
