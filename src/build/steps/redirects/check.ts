/** Everything that is wrong with a list of redirects, one sentence each. */
export function problemsOf(
  redirects: Readonly<Record<string, string>>,
  routes: ReadonlySet<string>,
): string[] {
  return Object.entries(redirects).flatMap(([from, to]) => {
    const name = `"${from}" -> "${to}"`;
    const target = to.split('#')[0] ?? '';
    if (!isPath(from) || from === '/') {
      return [`${name}: write the old address as a site path, /like/this, without base URL.`];
    }
    if (!isPath(target)) return [`${name}: write the target as a site path, /like/this.`];
    if (routes.has(from)) {
      return [`${name}: there is a page at the old address. Remove the page or this line.`];
    }
    if (target in redirects) {
      return [`${name}: the target redirects itself. Name the last address of the chain.`];
    }
    if (!routes.has(target)) return [`${name}: there is no page at the target. Correct it.`];
    return [];
  });
}

const isPath = (path: string): boolean => path === '/' || /^(?:\/[\w.~-]+)+$/.test(path);
