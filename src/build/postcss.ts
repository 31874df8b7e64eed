import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import purge from '@fullhuman/postcss-purgecss';
import type {PostCssOptions} from '@docusaurus/types';
import type {Helpers, Plugin, Root} from 'postcss';

/** Path of the plugin that Docusaurus itself adds. */
const PRESET = /postcss-preset-env/;

/** Where class names occur: our code and pages, and the theme's code. */
const SOURCES = [
  'src/**/*.{ts,tsx}',
  '{docs,sdk,blog,versioned_docs,sdk_versioned_docs}/**/*.mdx',
  'node_modules/@docusaurus/{core,theme-classic,theme-common,plugin-content-docs}/lib/**/*.js',
];

/** Folders of the style sheets and components that read variables of Infima, besides Infima itself. */
const READERS = [
  'src',
  'node_modules/@docusaurus/theme-classic/lib',
  'node_modules/@docusaurus/theme-common/lib',
];

/** Classes that code composes, such as `alert--${type}`, and those of the highlighter. */
const COMPOSED = [/^alert--/, /^admonition-/, /^language-/, /^theme-/, /^token/, /^col--\d/];

const variablesIn = (source: string): string[] => source.match(/(?<=var\(\s*)--ifm-[\w-]+/g) ?? [];

/** The variables of Infima that our style sheets and components and those of the theme read. */
function variablesRead(siteDir: string): string[] {
  return READERS.map((folder) => path.join(siteDir, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.(?:css|jsx?|tsx?)$/.test(file))
        .flatMap((file) => variablesIn(readFileSync(path.join(folder, file), 'utf8'))),
    );
}

/** Leaves unused rules and variables out of Infima. It reads all sources, so other style sheets are skipped. */
function withoutUnused(siteDir: string): Plugin {
  const {OnceExit} = purge({
    content: SOURCES.map((glob) => path.posix.join(siteDir, glob)),
    safelist: {standard: COMPOSED},
  }) as {readonly OnceExit: (root: Root, helpers: Helpers) => Promise<void>};
  return {
    postcssPlugin: 'unused-rules-of-infima',
    async OnceExit(root, helpers) {
      if (!/[\\/]infima[\\/]/.test(root.source?.input.file ?? '')) return;
      // On the root that plugins share, every other unused rule stays: removing one skips the next.
      const own = helpers.postcss.parse(root.toString());
      await OnceExit(own, helpers);
      root.removeAll();
      root.append(own.nodes);
      const read = new Set([...variablesRead(siteDir), ...variablesIn(root.toString())]);
      root.walkDecls(/^--ifm-/, (declaration) => {
        if (!read.has(declaration.prop)) declaration.remove();
      });
    },
  };
}

/**
 * Leaves postcss-preset-env out of the plugins, because Lightning CSS does the same work when it minimizes. A build
 * also leaves out the rules of Infima, the style sheet of the theme, for unused classes. Tells PostCSS that there is
 * no configuration file.
 */
export function postCssOptions(
  options: PostCssOptions,
  siteDir: string,
  production: boolean,
): PostCssOptions {
  const plugins = options.plugins.filter((plugin) => {
    const name: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
    return typeof name !== 'string' || !PRESET.test(name);
  });
  return {
    ...options,
    plugins: production ? [...plugins, withoutUnused(siteDir)] : plugins,
    config: false,
  };
}
