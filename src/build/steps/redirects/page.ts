import {escapeHtml} from '../../../site/util/escape.ts';

/** Text of a page that only leads to another. */
export interface RedirectPage {
  readonly title: string;
  /** Address for the link and the refresh: relative, or absolute without an origin. */
  readonly to: string;
  /** Absolute address of the target. */
  readonly canonical: string;
  /** Sentence in front of the link, such as `This page has moved to`. */
  readonly says: string;
  /** What the link says. */
  readonly label: string;
  /** Script that keeps the query and the hash. The same for all pages of a kind: a policy names it by its hash. */
  readonly script: string;
}

/**
 * A page that leads to another: with query and hash where scripts run, by a refresh where they don't, by a
 * link where neither happens.
 */
export function redirectPage({title, to, canonical, says, label, script}: RedirectPage): string {
  const address = escapeHtml(to);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(canonical)}">
<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript>
<p>${says} <a href="${address}">${escapeHtml(label)}</a>.</p>
<script>${script}</script>
</html>
`;
}
