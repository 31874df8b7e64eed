/**
 * Makes the bundler discard its cache when a file changes that it does not read itself, such as one that a remark
 * plugin or a function of the configuration reads. Without a cache on disk nothing is changed.
 */
export function addCacheBuildDependency(config: object, file: string): void {
  const {experiments} = config as {
    experiments?: {cache?: boolean | {buildDependencies?: string[]}};
  };
  if (typeof experiments?.cache === 'object') experiments.cache.buildDependencies?.push(file);
}
