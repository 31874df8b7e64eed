// The part of the original plugin's parser that this plugin uses; a test holds its shape.
declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument.js' {
  import type {CheerioAPI} from 'cheerio';

  export function parseDocument($: CheerioAPI): {
    readonly pageTitle: string;
    readonly description: string;
    /** Separated by `, `. */
    readonly keywords: string;
    readonly breadcrumb: readonly string[];
  };
}

declare module '@easyops-cn/docusaurus-search-local' {
  import type {LoadContext, Plugin} from '@docusaurus/types';

  export type PluginOptions = Readonly<Record<string, unknown>>;
  export function validateOptions(data: {options: unknown; validate: unknown}): unknown;
  export default function plugin(context: LoadContext, options: PluginOptions): Plugin;
}
