/**
 * Makes the bundler discard its cache when a file changes that it does not read itself, such as one that a
 * remark plugin or a function of the configuration reads.
 *
 * @param config the bundler's configuration, changed in place; one without a cache on disk is not changed
 * @param file absolute path
 */
export function addCacheBuildDependency(config: object, file: string): void {
  const {experiments} = config as {
    experiments?: {cache?: boolean | {buildDependencies?: string[]}};
  };
  if (typeof experiments?.cache === 'object') experiments.cache.buildDependencies?.push(file);
}
