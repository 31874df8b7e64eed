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
  const future = config.future as {readonly experimental_router?: string} | undefined;
  return {
    ...Object.fromEntries(Object.entries(config).filter(([key]) => !BUILD_ONLY.has(key))),
    // Which router there is, is all that the browser asks for.
    ...(future && {future: {experimental_router: future.experimental_router}}),
  };
}

/** What only the card of a doc reads, and what has no effect when it is left out. */
interface VersionData {
  readonly version?: {readonly docs?: unknown; readonly docsSidebars?: unknown};
}

/**
 * The data that all pages of a version share, without its list of docs, which only cards of docs read, and
 * without properties of the sidebar that say what is so anyway.
 *
 * @param json as the docs plugin writes it
 * @returns a shorter one, or nothing when it is data of another kind
 */
export function slimVersion(json: string): string | undefined {
  const data = JSON.parse(json) as VersionData;
  if (!data.version?.docsSidebars) {
    return undefined;
  }
  return JSON.stringify({...data, version: {...data.version, docs: {}}}, (key, value: unknown) =>
    key === 'unlisted' && value === false ? undefined : value,
  );
}

/**
 * What the site knows about its making, without the versions of its plugins, which nothing shows.
 *
 * @param json as Docusaurus writes it
 */
export function slimMetadata(json: string): string {
  return JSON.stringify({...(JSON.parse(json) as object), pluginVersions: {}});
}
