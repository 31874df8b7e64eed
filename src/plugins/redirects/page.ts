/** Script of every redirect: one text for all, so that a security policy can name it by one hash. */
export const moveScript =
  "var a=document.querySelector('a');location.replace(a.pathname+location.search+(location.hash||a.hash))";

/** File of a redirect below the build folder. A folder's index answers with and without a slash. */
export function redirectFile(from: string): string {
  return `${from.slice(1)}/index.html`;
}

/**
 * A page that leads to where another has moved: with query and hash where scripts run, by a refresh where
 * they don't, by a link where neither happens. Links are relative, so that it works under any base path.
 *
 * @param from old site path
 * @param to new site path, perhaps with a hash
 * @param root origin and base URL of the published site, with a slash at the end
 */
export function movedPage(from: string, to: string, root: string): string {
  const up = '../'.repeat(from.split('/').length - 1);
  const way = to === '/' ? up : up + to.slice(1);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${root}${to.slice(1)}">
<noscript><meta http-equiv="refresh" content="0; url=${way}"></noscript>
<p>This page has moved to <a href="${way}">${to}</a>.</p>
<script>${moveScript}</script>
</html>
`;
}
