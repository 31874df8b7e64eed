/** Script of every redirect: one text for all, so that a security policy can name it by one hash. */
export const moveScript =
  "var a=document.querySelector('a');location.replace(a.pathname+location.search+(location.hash||a.hash))";

/** Files of a redirect below the build folder: for the old address without and with a slash. */
export function redirectFiles(from: string): readonly {file: string; depth: number}[] {
  const depth = from.split('/').length - 2;
  return [
    {file: `${from.slice(1)}.html`, depth},
    {file: `${from.slice(1)}/index.html`, depth: depth + 1},
  ];
}

/**
 * A page that leads to where another has moved: with query and hash where scripts run, by a refresh where
 * they don't, by a link where neither happens. Links are relative, so that it works under any base path.
 *
 * @param depth folders between the file and the site's root
 * @param to new site path, perhaps with a hash
 * @param root origin and base URL of the published site, with a slash at the end
 */
export function movedPage(depth: number, to: string, root: string): string {
  const up = depth === 0 ? './' : '../'.repeat(depth);
  const way = up + to.slice(1);
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
