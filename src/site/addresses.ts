/**
 * The address of a page's Markdown version: the page's own address plus `.md`. The home page's address is a folder,
 * so its Markdown version is `index.md` there.
 */
export function markdownAddress(route: string, baseUrl = '/'): string {
  const bare = route.replace(/\/$/, '');
  return bare === baseUrl.replace(/\/$/, '') ? `${baseUrl}index.md` : `${bare}.md`;
}
