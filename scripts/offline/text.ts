import {escapeRegExp} from '../../src/site/util/escape.ts';

import {localTarget, type Site} from './address.ts';

/**
 * Turns addresses of Markdown versions, data and `llms.txt` files into paths from the file that names them, so that an
 * agent can follow them in the unpacked archive. Addresses of pages stay: they are what an agent cites.
 *
 * @param file its file, relative to the edition's folder
 */
export function offlineText(text: string, file: string, site: Site): string {
  const root = escapeRegExp(site.origin + site.baseUrl);
  return text.replace(new RegExp(`${root}[\\w./~%-]+\\.(?:json|md|txt)\\b`, 'g'), (whole) => {
    const target = localTarget(whole, file, site);
    return target.kind === 'file' ? target.address : whole;
  });
}
