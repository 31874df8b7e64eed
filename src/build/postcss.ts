import type {PostCssOptions} from '@docusaurus/types';

/** Path of the one plugin that Docusaurus itself names. */
const PRESET = /postcss-preset-env/;

/**
 * Leaves postcss-preset-env out of the plugins, for Lightning CSS does the same work when it minimizes, and says
 * that no file configures PostCSS.
 *
 * @param options those of postcss-loader
 */
export function withoutPreset(options: PostCssOptions): PostCssOptions {
  const plugins = options.plugins.filter((plugin) => {
    const name: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
    return typeof name !== 'string' || !PRESET.test(name);
  });
  return {...options, plugins, config: false};
}
