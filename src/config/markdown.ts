import rehypeTables from '../mdx/scrollable-tables/index.ts';
import rehypeRowAnchors from '../mdx/row-anchors/index.ts';
import rehypeUnbrokenOptions from '../mdx/unbroken-options/index.ts';
import rehypeSpokenNames from '../mdx/spoken-names/index.ts';
import remarkReleaseBanner from '../features/release-banner/remark.ts';
import remarkKnownErrors from '../features/error-finder/remark-known-errors.ts';
import recmaLocalJsx from '../mdx/local-jsx/index.ts';
import remarkPageTools from '../features/page-tools/remark.ts';
import remarkDiagramSize from '../features/diagrams/remark-diagram-size.ts';
import remarkCodeBlocks from '../mdx/code-blocks/index.ts';
import remarkDataTable from '../mdx/data-table/index.ts';
import remarkUiSketch from '../mdx/ui-sketch/index.ts';
import remarkReleaseDiff from '../features/release-diff/remark-link.ts';
import remarkGlossaryList from '../features/glossary/remark-list.ts';
import remarkTerms from '../features/glossary/remark-terms.ts';
import remarkSetup from '../features/setup/remark.ts';
import remarkSetupUnmark from '../features/setup/remark-unmark.ts';

import {env} from './env.ts';

/**
 * The plugins that process every docs and blog page from MDX to HTML. Those that bring tables, tabs, code and text come
 * before those that look for them, and code-blocks last: it looks for what is left.
 */
export const markdownPipeline = {
  beforeDefaultRemarkPlugins: [
    [remarkDataTable, {baseUrl: env.baseUrl}],
    remarkKnownErrors,
    remarkGlossaryList,
    remarkDiagramSize,
    remarkUiSketch,
    remarkReleaseDiff,
    remarkSetup,
    remarkPageTools,
    remarkReleaseBanner,
  ],
  remarkPlugins: [remarkSetupUnmark, remarkTerms, remarkCodeBlocks],
  rehypePlugins: [rehypeTables, rehypeRowAnchors, rehypeUnbrokenOptions, rehypeSpokenNames],
  recmaPlugins: [recmaLocalJsx],
};
