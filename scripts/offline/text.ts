import path from 'node:path';

import type {Site} from './address.ts';

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Turns addresses of Markdown versions and of `llms.txt` files into paths from the file that names them, so that an
 * agent can follow them in the unpacked archive. Addresses of pages stay: they are what an agent cites.
 *
 * @param text a Markdown version, a list of pages or a skill
 * @param file its file, relative to the edition's folder
 * @param site the site and its files
 */
export function offlineText(text: string, file: string, {origin, baseUrl, files}: Site): string {
  const address = new RegExp(`${escapeRegExp(origin + baseUrl)}([\\w./~%-]+\\.(?:md|txt))\\b`, 'g');
  return text.replace(address, (whole, target: string) =>
    files.has(decodeURI(target)) ? path.posix.relative(path.posix.dirname(file), target) : whole,
  );
}
