import {createRequire} from 'node:module';
import path from 'node:path';

import type {LoadContext, Plugin, PostCssOptions} from '@docusaurus/types';

/** Makes PostCSS's plugins once for all style sheets. See README.md. */
export default function postcssOncePlugin({siteDir}: LoadContext): Plugin {
  const require = createRequire(path.join(siteDir, 'package.json'));
  return {
    name: 'kamiwaza-postcss-once',
    configurePostCss: (options) => makeOnce(options, (name) => require(name) as Make),
  };
}

type Make = (options?: unknown) => unknown;

/**
 * Puts plugins in the place of their names, and says that no file configures PostCSS.
 *
 * @param options those of postcss-loader
 * @param load gives the module of a plugin's name or path
 */
export function makeOnce(options: PostCssOptions, load: (name: string) => Make): PostCssOptions {
  const plugins = options.plugins.map((plugin) => {
    const [name, settings] = Array.isArray(plugin) ? (plugin as unknown[]) : [plugin];
    return typeof name === 'string' ? load(name)(settings) : plugin;
  });
  return {...options, plugins, config: false};
}
