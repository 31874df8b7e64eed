import {createHash} from 'node:crypto';

/** What a page runs or styles inline, as hash sources of a policy (`'sha256-…'`). */
export interface InlineHashes {
  readonly scripts: ReadonlySet<string>;
  readonly styleAttributes: ReadonlySet<string>;
}

/** A tag with its attributes; quoted values may contain `>`. */
const TAG = /<([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const STYLE_ATTRIBUTE = /\sstyle=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
/** Style attributes in HTML that a script builds: quotes may be escaped there. */
const STYLE_IN_SCRIPT = /\sstyle=\\?"([^"\\]*)\\?"/gi;
const TYPE = /\stype=["']?([^\s"'>]*)/i;
const EXECUTABLE = /^(?:|module|text\/javascript|application\/javascript)$/i;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};
const decode = (value: string): string =>
  value.replace(/&(?:amp|quot|#34|#39|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);

/** The source that allows exactly this text in a policy. */
export function hashSource(text: string): string {
  // The HTML parser turns CRLF into LF before the browser hashes.
  const normalised = text.replaceAll('\r\n', '\n');
  return `'sha256-${createHash('sha256').update(normalised).digest('base64')}'`;
}

/**
 * Finds what a page has inline: scripts that run (data blocks such as JSON-LD do not) and style attributes,
 * also those in markup that an inline script inserts.
 *
 * @param html the page as it is written to disk
 */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styleAttributes = new Set<string>();
  TAG.lastIndex = 0;
  for (let tag = TAG.exec(html); tag !== null; tag = TAG.exec(html)) {
    const [, name = '', attributes = ''] = tag;
    for (const [, double, single, bare] of attributes.matchAll(STYLE_ATTRIBUTE)) {
      styleAttributes.add(hashSource(decode(double ?? single ?? bare ?? '')));
    }
    if (name.toLowerCase() !== 'script') {
      continue;
    }
    const rest = html.slice(TAG.lastIndex);
    const length = rest.search(/<\/script/i);
    const text = length < 0 ? rest : rest.slice(0, length);
    TAG.lastIndex += text.length;
    if (
      /\ssrc[\s=]/i.test(`${attributes} `) ||
      !EXECUTABLE.test(TYPE.exec(attributes)?.[1] ?? '')
    ) {
      continue;
    }
    scripts.add(hashSource(text));
    for (const [, style = ''] of text.matchAll(STYLE_IN_SCRIPT)) {
      styleAttributes.add(hashSource(style));
    }
  }
  return {scripts, styleAttributes};
}

/** Kinds of content that no page has. */
const FORBIDDEN = ['object-src', 'frame-src', 'font-src', 'media-src'] as const;

/**
 * Writes the policy. Everything is forbidden except what the site is made of, and all of that comes from
 * its own origin.
 *
 * - `default-src` is `'self'`, and every kind of content that the site does not have is forbidden by name:
 *   Firefox judges `<link rel=prefetch>` by `default-src` alone and would refuse every prefetch under
 *   `'none'`.
 * - `data:` pictures: the framework's style sheet draws its carets that way.
 * - style attributes, where a page has any, are allowed by hash; `'unsafe-hashes'` is the name under which
 *   the specification allows hashes for attributes at all, it opens nothing else.
 *
 * @param hashes what may run and style inline
 */
export function contentSecurityPolicy({scripts, styleAttributes}: InlineHashes): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...[...scripts].sort()].join(' '),
    "style-src 'self'",
    ...(styleAttributes.size > 0
      ? [["style-src-attr 'unsafe-hashes'", ...[...styleAttributes].sort()].join(' ')]
      : []),
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    ...FORBIDDEN.map((directive) => `${directive} 'none'`),
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** What stands in the head of every page that {@link secureHtml} has seen. */
const MARK = '<meta http-equiv="Content-Security-Policy"';

/**
 * Puts a page's own policy into its head, before anything that could load or run.
 *
 * It goes behind the character set, which has to stand in the first 1,024 bytes and loads nothing. The
 * referrer policy goes with it: addresses of an internal network stay there when a reader follows a link
 * out.
 *
 * @param html a whole page
 * @param hashes what the page has inline, when already known
 * @returns the page with its policy; a page that has one already comes back unchanged
 */
export function secureHtml(html: string, hashes: InlineHashes = inlineHashes(html)): string {
  if (html.includes(MARK)) {
    return html;
  }
  const place = [/<meta charset=[^>]*>/i, /<head>/i, /<html[^>]*>/i]
    .map((pattern) => pattern.exec(html))
    .find((match) => match !== null);
  if (!place) {
    throw new Error('A page without <meta charset>, <head> or <html> cannot carry a policy.');
  }
  const at = place.index + place[0].length;
  const tags = `${MARK} content="${contentSecurityPolicy(hashes)}"><meta name="referrer" content="same-origin">`;
  return html.slice(0, at) + tags + html.slice(at);
}

/**
 * The headers for hosts that can set them: the policy of all pages together, and what a `<meta>` tag
 * cannot say.
 *
 * @param hashes what the pages of the site have inline, all together
 */
export function securityHeaders(hashes: InlineHashes): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': `${contentSecurityPolicy(hashes)}; frame-ancestors 'self'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=(self)',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/**
 * The `_headers` file that Netlify, Cloudflare Pages and others read from the root of a site.
 *
 * @param headers names and values, valid for every path
 */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, ''].join('\n');
}
