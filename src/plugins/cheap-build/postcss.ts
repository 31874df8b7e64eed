import type {PostCssOptions} from '@docusaurus/types';

type Make = (options?: unknown) => unknown;

/** What PostCSS calls to get a plugin, each time with the same answer; a build with no new style sheet never asks. */
function creator(make: () => unknown): {(): unknown; postcss: true} {
  let made: unknown;
  return Object.assign(() => (made ??= make()), {postcss: true} as const);
}

/**
 * Puts what makes PostCSS's plugins in the place of their names, and says that no file configures PostCSS.
 *
 * @param options those of postcss-loader
 * @param load gives the module of a plugin's name or path
 */
export function makeOnce(options: PostCssOptions, load: (name: string) => Make): PostCssOptions {
  const plugins = options.plugins.map((plugin) => {
    const [name, settings] = Array.isArray(plugin) ? (plugin as unknown[]) : [plugin];
    return typeof name === 'string' ? creator(() => load(name)(settings)) : plugin;
  });
  return {...options, plugins, config: false};
}
