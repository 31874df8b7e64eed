import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';

/** Header names and values. */
export type Headers = Readonly<Record<string, string>>;

/** What a static host inside a network adds to the build's own list. */
const ALWAYS: Headers = {
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Reads the headers for all paths from the `_headers` file that the build writes for hosts with that
 * convention, so that there is only one list.
 *
 * @throws Error if there are none: an edition without them would be served without its protection
 */
export async function readHeaders(file: string): Promise<Headers> {
  const text = existsSync(file) ? await readFile(file, 'utf8') : '';
  const found: Record<string, string> = {};
  let everywhere = false;
  for (const line of text.split('\n')) {
    const [, name = '', value = ''] = /^\s+([\w-]+):\s*(.*\S)\s*$/.exec(line) ?? [];
    if (name === '') {
      everywhere = line.trim() === '/*';
    } else if (everywhere) {
      found[name] = value;
    }
  }
  if (Object.keys(found).length === 0) {
    throw new Error(`${file} has no headers for all paths. Build the site again.`);
  }
  return {...found, ...ALWAYS};
}
