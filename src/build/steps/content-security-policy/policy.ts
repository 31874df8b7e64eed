import {createHash} from 'node:crypto';

import type {CheerioAPI} from 'cheerio';

/** What a page runs or styles inline, as hash sources of a policy (`'sha256-…'`). */
export interface InlineHashes {
  readonly scripts: ReadonlySet<string>;
  readonly styleAttributes: ReadonlySet<string>;
}

/** Style attributes in HTML that a script builds: quotes may be escaped there. */
const STYLE_IN_SCRIPT = /\sstyle=\\?"([^"\\]*)\\?"/gi;
/** Types of scripts that run; data blocks such as JSON-LD do not. */
const EXECUTABLE = /^(?:|module|text\/javascript|application\/javascript)$/i;

/** The source that allows exactly this text in a policy. */
export function hashSource(text: string): string {
  // The HTML parser turns CRLF into LF before the browser hashes.
  const normalized = text.replaceAll('\r\n', '\n');
  return `'sha256-${createHash('sha256').update(normalized).digest('base64')}'`;
}

/**
 * Finds what a page has inline: scripts that run and style attributes, also those in markup that an inline script
 * inserts.
 */
export function inlineHashes($: CheerioAPI): InlineHashes {
  const scripts = new Set<string>();
  const styleAttributes = new Set<string>();
  for (const element of $('[style]').toArray()) {
    styleAttributes.add(hashSource($(element).attr('style') ?? ''));
  }
  for (const element of $('script:not([src])').toArray()) {
    if (!EXECUTABLE.test($(element).attr('type') ?? '')) continue;
    const text = $(element).text();
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
 * Writes the policy. Everything is forbidden except what the site uses, and all of that comes from its own origin.
 *
 * - `default-src` is `'self'`, and every kind of content that the site does not have is forbidden explicitly:
 *   Firefox judges `<link rel=prefetch>` by `default-src` alone and would refuse every prefetch under
 *   `'none'`.
 * - `data:` pictures: the framework's style sheet draws its carets that way.
 * - style attributes, where a page has any, are allowed by hash; `'unsafe-hashes'` is the keyword that makes
 *   hashes apply to attributes; it allows nothing else.
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

/**
 * The tags for the head of a page: its own policy, before anything that could load or run, and the referrer policy.
 * Addresses of an internal network are not sent to other sites when a reader follows a link.
 */
export function securityTags(hashes: InlineHashes): string {
  return `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(hashes)}"><meta name="referrer" content="same-origin">`;
}

/** The headers for hosts that can set them: the policy of all pages together, and what a `<meta>` tag cannot say. */
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

/** The `_headers` file that Netlify, Cloudflare Pages and others read from the root of a site. */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, ''].join('\n');
}
