/**
 * Has the bundler discard its cache when a file changes that it does not read itself: what a remark plugin or
 * a function of the configuration looks at.
 *
 * @param config the bundler's configuration, changed in place; one without a cache on the disk stays as it is
 * @param file absolute path
 */
export function addCacheBuildDependency(config: object, file: string): void {
  const {experiments} = config as {
    experiments?: {cache?: boolean | {buildDependencies?: string[]}};
  };
  if (typeof experiments?.cache === 'object') {
    experiments.cache.buildDependencies?.push(file);
  }
}
