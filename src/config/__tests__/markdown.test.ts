import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';

import {START_COMMANDS} from '../../data/known-errors/steps.ts';
import {knownErrors} from '../../data/known-errors/index.ts';
import remarkReleaseDiff from '../../features/release-diff/remark-link.ts';
import {attribute} from '../../site/mdx/parse.ts';
import {markdownPipeline} from '../markdown.ts';

// Its list of comparisons comes from a build.
const plugins = markdownPipeline.beforeDefaultRemarkPlugins.filter(
  (plugin) => plugin !== remarkReleaseDiff,
);

it('the tabs that a known error brings get anchors, and the page gets the tools for them', () => {
  const error = knownErrors.find(({steps}) => steps.some((one) => one.commands === START_COMMANDS));
  const file = new VFile({path: 'docs/page.mdx'});
  const reader = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(plugins as never);
  const tree = reader.runSync(reader.parse(`<KnownErrors id="${error?.id}" />`), file);
  const panels: (string | undefined)[] = [];
  visit(tree as Root, 'mdxJsxFlowElement', (node) => {
    if (node.name === 'TabItem') panels.push(attribute(node, 'id'));
  });
  expect(panels).toContain('platform-windows');
  expect(panels).not.toContain(undefined);
  expect(JSON.stringify(tree)).toContain('page-tools/shell/layouts');
});
