import {escapeHtml} from '../../../site/util/escape.ts';

export interface RedirectPage {
  readonly title: string;
  /** Address for the link and the refresh: relative, or absolute without an origin. */
  readonly to: string;
  /** Absolute address of the target. */
  readonly canonical: string;
  /** Sentence in front of the link, such as `This page has moved to`. */
  readonly says: string;
  /** Text of the link. */
  readonly label: string;
  /**
   * Script that keeps the query and the hash. The same for all pages of a kind, so a policy needs only one
   * hash.
   */
  readonly script: string;
}

/**
 * A redirect page: with query and hash if scripts run, by a refresh if they don't, by a link if neither
 * works.
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
