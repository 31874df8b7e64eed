/**
 * Has the bundler's cache thrown away when a file changes that decides what is in it, and which the bundler
 * does not see: what a remark plugin or a function of the configuration looked at.
 *
 * @param config the bundler's configuration, changed in place; one without a cache on the disk stays as it is
 * @param file absolute path
 */
export function keepCacheTrue(config: object, file: string): void {
  const {experiments} = config as {
    experiments?: {cache?: boolean | {buildDependencies?: string[]}};
  };
  if (typeof experiments?.cache === 'object') {
    experiments.cache.buildDependencies?.push(file);
  }
}
