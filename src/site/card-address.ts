/** Site path of a page's social card, without the base URL. */
export function cardOf(route: string): string {
  const bare = route.replace(/^\/|\/$/g, '');
  return `/cards/${bare === '' ? 'index' : bare}.png`;
}
