import {getDocumentProxy} from 'unpdf';

/** Pages that are printed in the tests: long and short ones, tables, code, an old release, the reference. */
export const PRINTED = [
  '/',
  '/models/overview',
  '/models/deployment',
  '/models/troubleshooting',
  '/errors/gpu',
  '/installation/windows_installation',
  '/0.3.2/installation/installation_process',
  '/sdk/current/services/models',
] as const;

/** The lines of each page of a PDF, from top to bottom. */
export async function linesOf(pdf: Uint8Array): Promise<string[][]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const {items} = await page.getTextContent();
    const lines = new Map<number, string>();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const y = Math.round((item.transform as number[])[5] ?? 0);
      // Parts of one line differ by a point or so.
      const known = [...lines.keys()].find((other) => Math.abs(other - y) <= 3) ?? y;
      lines.set(known, (lines.get(known) ?? '') + item.str);
    }
    pages.push([...lines].sort(([a], [b]) => b - a).map(([, text]) => text));
  }
  return pages;
}

const squeeze = (text: string): string => text.replace(/\s+/g, '');

/**
 * Headings and titles of code that are the last line of a page: their content is on the next. A title may
 * occur again as the caption of the picture below it; each title is searched once.
 *
 * @param pages the lines of each page
 * @param titles the headings and titles of the document, each as often as it has them
 * @returns one line for each
 */
export function lonelyTitles(
  pages: readonly (readonly string[])[],
  titles: readonly string[],
): string[] {
  const left = titles.map(squeeze);
  return pages.flatMap((lines, index) => {
    const seen = lines.map((line) => {
      const at = left.indexOf(squeeze(line));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    const last = lines.at(-1) ?? '';
    return seen.at(-1) === true && index < pages.length - 1
      ? [`page ${String(index + 1)} ends with "${last}"`]
      : [];
  });
}

/** Runs in the page: its headings and titles of code, as they are printed. */
export function titlesInPage(): string[] {
  const own = (element: Element): string => {
    const copy = element.cloneNode(true) as Element;
    copy.querySelectorAll('a.hash-link, button').forEach((part) => {
      part.remove();
    });
    return copy.textContent.trim();
  };
  return [
    ...document.querySelectorAll('article :is(h2, h3, h4)'),
    ...[...document.querySelectorAll('.theme-code-block')]
      .map((block) => block.firstElementChild)
      .filter((header) => header !== null && header.querySelector('pre') === null),
  ].flatMap((element) => (element ? [own(element)] : []));
}
