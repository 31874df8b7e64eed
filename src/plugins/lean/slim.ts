/** Parts of the configuration that only the build reads. */
const BUILD_ONLY: ReadonlySet<string> = new Set([
  'presets',
  'plugins',
  'themes',
  'clientModules',
  'scripts',
  'stylesheets',
  'headTags',
  'markdown',
  'ssrTemplate',
  'staticDirectories',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
]);

/**
 * The site's configuration without what only the build reads.
 *
 * @param config the whole configuration
 */
export function slimConfig(
  config: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(config).filter(([key]) => !BUILD_ONLY.has(key)));
}

/**
 * The table of lazily loaded modules without their names and numbers, which only the server's rendering
 * reads.
 *
 * @param source what Docusaurus generated
 * @throws Error when the table does not look as expected
 */
export function slimRegistry(source: string): string {
  const slim = source.replace(
    /\), "(?:[^"\\]|\\.)*", require\.resolveWeak\("(?:[^"\\]|\\.)*"\)/g,
    ')',
  );
  if (slim.includes('resolveWeak')) {
    throw new Error(
      'The registry that Docusaurus generates looks different: adapt src/plugins/lean/slim.ts.',
    );
  }
  return slim;
}
