/**
 * The address of a page's Markdown version: the page's own address plus `.md`. The home page's address is a
 * folder, so its Markdown version is `index.md` there.
 *
 * @param route path of the page, with or without a base URL, e.g. `/kamiwaza-docs/quickstart`
 * @param baseUrl the base URL in front of it, `/` if there is none
 */
export function markdownAddress(route: string, baseUrl = '/'): string {
  const bare = route.replace(/\/$/, '');
  return bare === baseUrl.replace(/\/$/, '') ? `${baseUrl}index.md` : `${bare}.md`;
}
