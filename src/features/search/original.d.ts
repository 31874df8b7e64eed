declare module '@easyops-cn/docusaurus-search-local' {
  import type {LoadContext, Plugin} from '@docusaurus/types';

  export type PluginOptions = Readonly<Record<string, unknown>>;
  export function validateOptions(data: {options: unknown; validate: unknown}): unknown;
  export default function plugin(context: LoadContext, options: PluginOptions): Plugin;
}
