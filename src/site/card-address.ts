/**
 * Site path of a page's social card, without the base URL.
 *
 * @param route site path of the page
 */
export function cardOf(route: string): string {
  const bare = route.replace(/^\/|\/$/g, '');
  return `/cards/${bare === '' ? 'index' : bare}.png`;
}
