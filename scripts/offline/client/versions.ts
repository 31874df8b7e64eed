/** Version paths of the edition, the latest (empty) first; the packer writes them into each page. */
export const VERSIONS: readonly string[] = (
  document.documentElement.dataset.kwVersions ?? ''
).split(' ');
