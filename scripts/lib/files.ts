/** The route that a page of a build is served at. */
export function routeOf(file: string, baseUrl: string): string {
  return baseUrl + file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '');
}

/** Whether a page of a build only leads from `guide/` to `guide`, which a host without rules needs. */
export function isStub(file: string, files: ReadonlySet<string>): boolean {
  return file.endsWith('/index.html') && files.has(file.replace(/\/index\.html$/, '.html'));
}

/** A human-readable number of bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
