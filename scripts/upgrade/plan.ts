/** The parts of package.json that an upgrade changes. */
export interface PackageJson {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
}

/**
 * Packages that a newer Docusaurus requires in a version that the registry does not have, and what to use instead.
 */
export const MISSING_PACKAGES: Readonly<Record<string, {version: string; reason: string}>> = {
  '@docsearch/react': {
    version: '3.9.0',
    reason:
      'theme-search-algolia of preset-classic accepts 3.9 or 4.3; 4.7.1 needs @docsearch/core 4.7.1, which was never published. The site does not use Algolia.',
  },
};

/** The newest stable version of major 3 in a list of versions. */
export function newestOfMajor3(versions: readonly string[]): string | undefined {
  return versions
    .filter((version) => /^3\.\d+\.\d+$/.test(version))
    .sort((a, b) => a.localeCompare(b, 'en', {numeric: true}))
    .at(-1);
}

/**
 * package.json with all packages of Docusaurus at another version.
 *
 * @param version such as `3.10.2`
 */
export function withDocusaurus<T extends PackageJson>(json: T, version: string): T {
  const move = (packages: Record<string, string>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(packages).map(([name, own]) => [
        name,
        name.startsWith('@docusaurus/') ? version : own,
      ]),
    );
  const overrides = Object.fromEntries(
    Object.entries(MISSING_PACKAGES).map(([name, {version: kept}]) => [name, kept]),
  );
  return {
    ...json,
    dependencies: move(json.dependencies),
    devDependencies: move(json.devDependencies),
    overrides: {...json.overrides, ...overrides},
  };
}
