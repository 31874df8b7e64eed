/**
 * Says where the stub of a route belongs.
 *
 * @param route a route of the site, with the base URL, e.g. `/kamiwaza-docs/quickstart`
 * @param baseUrl the site's base URL, with slashes at both ends
 * @returns a path relative to the build folder, or nothing where no stub is wanted: the home page (its
 *   address ends in a slash already), the not-found page and routes that are patterns
 */
export function stubFile(route: string, baseUrl: string): string | undefined {
  if (!route.startsWith(baseUrl)) {
    return undefined;
  }
  const relative = route.slice(baseUrl.length).replace(/\/$/, '');
  if (relative === '' || relative === '404.html' || /[*:]/.test(relative)) {
    return undefined;
  }
  return `${decodeURI(relative)}/index.html`;
}

/** Script of every stub: one text for all, so that a security policy can name it by one hash. */
export const redirectScript =
  "location.replace(location.pathname.replace(/\\/(index\\.html)?$/,'')+location.search+location.hash)";

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * A page that leads to the route it stands behind: with query and hash where scripts run, by a refresh
 * where they don't, by a link where neither happens.
 *
 * @param route the route to lead to, with the base URL
 * @param siteUrl origin of the site, for the canonical link
 */
export function redirectPage(route: string, siteUrl: string): string {
  const to = escapeHtml(route.replace(/\/$/, ''));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Redirecting</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(siteUrl)}${to}">
<script>${redirectScript}</script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
<p>This page is at <a href="${to}">${to}</a>.</p>
</html>
`;
}
