/** Header names and values. */
export type Headers = Readonly<Record<string, string>>;

/** Used if the build has no list of its own. */
const FALLBACK: Headers = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** What a static host inside a network adds to the build's own list. */
const ALWAYS: Headers = {
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Reads the headers for all paths from the `_headers` file that the build writes for hosts with that
 * convention, so that there is only one list.
 *
 * @param file content of `_headers`; undefined if the build has none
 */
export function readHeaders(file: string | undefined): Headers {
  const found: Record<string, string> = {};
  let everywhere = false;
  for (const line of (file ?? '').split('\n')) {
    const [, name = '', value = ''] = /^\s+([\w-]+):\s*(.*\S)\s*$/.exec(line) ?? [];
    if (name === '') {
      everywhere = line.trim() === '/*';
    } else if (everywhere) {
      found[name] = value;
    }
  }
  return {...(Object.keys(found).length > 0 ? found : FALLBACK), ...ALWAYS};
}
