import rehypeTables from '../plugins/rehype-tables/index.ts';
import remarkOldRelease from '../plugins/old-release/remark.ts';
import recmaLocalJsx from '../plugins/recma-local-jsx/index.ts';
import remarkPageTools from '../plugins/page-tools/remark.ts';
import remarkDiagramSize from '../plugins/remark-diagram-size/index.ts';
import remarkDataTable from '../plugins/remark-data-table/index.ts';
import remarkUiSketch from '../plugins/remark-ui-sketch/index.ts';
import remarkWhatChanged from '../plugins/what-changed/remark-link.ts';

import {env} from './env.ts';

/** What every docs and blog page passes through on its way from MDX to HTML. */
export const markdownPipeline = {
  beforeDefaultRemarkPlugins: [
    [remarkDataTable, {baseUrl: env.baseUrl}],
    remarkDiagramSize,
    remarkUiSketch,
    remarkWhatChanged,
    remarkPageTools,
    remarkOldRelease,
  ],
  rehypePlugins: [rehypeTables],
  recmaPlugins: [recmaLocalJsx],
};
