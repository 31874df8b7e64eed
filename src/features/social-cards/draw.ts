import {escapeHtml} from '../../site/util/escape.ts';

import {TEXTS} from './texts.ts';

export interface CardText {
  readonly site: string;
  readonly title: string;
  /** Line above the title, e.g. the sidebar's category. */
  readonly section: string | undefined;
  /** Badge below the title, e.g. `0.5.0`. */
  readonly version: string | undefined;
}

const WIDTH = 1200;
const HEIGHT = 630;
/** Width for the title; the space to its right is for the logo. */
export const TITLE_WIDTH = 900;

const LEFT = 96;
const SIZES = [66, 56, 48, 42] as const;
const MAX_LINES = 3;

/** The card as SVG, in the colors of the site's own card. Fonts: DejaVu Sans and its bold. */
export function drawCard({site, title, section, version}: CardText): string {
  const {lines, size} = fit(title);
  const leading = Math.round(size * 1.2);
  const first = 248 + size;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="DejaVu Sans">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#11161d"/>
<g transform="translate(960 190) scale(15)" opacity=".16">${mark}</g>
<rect x="0" y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="#0d5a85"/>
<g transform="translate(${LEFT} 72) scale(2)">${mark}</g>
<text x="${LEFT + 88}" y="116" font-size="34" font-weight="bold" fill="#dce3eb">${escapeHtml(site)}</text>
${section === undefined ? '' : `<text class="section" x="${LEFT}" y="224" font-size="30" fill="#7fc4ec">${escapeHtml(section)}</text>`}
${lines
  .map(
    (line, at) =>
      `<text class="title" x="${LEFT}" y="${first + at * leading}" font-size="${size}" font-weight="bold" fill="#dce3eb">${escapeHtml(line)}</text>`,
  )
  .join('\n')}
${version === undefined ? '' : `<text class="version" x="${LEFT}" y="556" font-size="32" fill="#9dabbb">${escapeHtml(TEXTS.release(version))}</text>`}
</svg>`;
}

const mark =
  '<rect width="32" height="32" rx="7" fill="#0d5a85"/><g fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"><path d="M10 7.5v17"/><path d="M21.5 7.5 13.6 16l8.4 8.5"/></g><circle cx="23.6" cy="16" r="2.4" fill="#f2694c"/>';

/** The largest size at which the title fits; a title that never fits ends in an ellipsis. */
function fit(title: string): {lines: string[]; size: number} {
  for (const size of SIZES) {
    const lines = wrap(title, size);
    if (lines.length <= MAX_LINES && lines.every((line) => widthOf(line, size) <= TITLE_WIDTH)) {
      return {lines, size};
    }
  }
  const size = SIZES[SIZES.length - 1] ?? 42;
  const lines = wrap(title, size).slice(0, MAX_LINES);
  return {lines: lines.map((line, at) => shorten(line, size, at === MAX_LINES - 1)), size};
}

function wrap(text: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(longer, size) > TITLE_WIDTH) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function shorten(line: string, size: number, cut: boolean): string {
  if (!cut && widthOf(line, size) <= TITLE_WIDTH) return line;
  let kept = line;
  while (kept !== '' && widthOf(`${kept}…`, size) > TITLE_WIDTH) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

/** Upper bound of the width in DejaVu Sans Bold; a test measures it against the renderer. */
export function widthOf(text: string, size: number): number {
  let width = 0;
  for (const character of text) {
    if (/[ijlI.,:;'|!]/.test(character)) width += 0.43;
    else if (/[ frt()[\]/-]/.test(character)) width += 0.5;
    else if (/[mwMW@%—…]/.test(character)) width += 1.12;
    else if (/[A-HJ-LN-VX-Z+=_]/.test(character)) width += 0.86;
    else if (/[\u0020-\u024F]/.test(character)) width += 0.73;
    else width += 1.12;
  }
  return width * size;
}
