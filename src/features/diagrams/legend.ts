import {MEANINGS, SEMANTIC_CLASSES, type SemanticClass} from './palette.ts';

/** Pixels: the size of all text in a diagram. `render.ts` lays out with it. */
export const FONT_SIZE = 14;

/** About the margin of the drawing above it, `pad` in render.ts. */
const LEFT = 5;
const ROW = 20;
const SWATCH = 12;
const GAP = 6;
const BETWEEN = 16;
/** A generous average width of a letter, so that no font of the stack runs into the next entry. */
const LETTER = FONT_SIZE * 0.56;

/**
 * Says what the colors of a drawing mean: one entry for each class that it uses, in rows as wide as the drawing.
 * Its SVG, which is empty if the drawing gives no meaning by color, begins `top` pixels from the top and needs the
 * returned width and height.
 */
export function legendOf(drawn: string, width: number, top: number) {
  const used = SEMANTIC_CLASSES.filter((name) =>
    new RegExp(`class="(?:node|edge|cluster) ${name}"`).test(drawn),
  );
  let x = LEFT;
  let y = top + GAP;
  let widest = 0;
  const entries: string[] = [];
  for (const name of used) {
    const length = lengthOf(name);
    if (x > LEFT && x + length > width) {
      x = LEFT;
      y += ROW;
    }
    entries.push(entry(name, x, y));
    widest = Math.max(widest, x + length);
    x += length + BETWEEN;
  }
  return {
    svg: entries.length === 0 ? '' : `<g class="legend">\n${entries.join('\n')}\n</g>\n`,
    width: Math.max(width, Math.ceil(widest)),
    height: entries.length === 0 ? 0 : y + ROW - top,
  };
}

const lengthOf = (name: SemanticClass): number => SWATCH + 1 + GAP + MEANINGS[name].length * LETTER;

function entry(name: SemanticClass, x: number, y: number): string {
  const path = `M${round(x + 1)},${round(y + 2)}h${SWATCH}v${SWATCH}h-${SWATCH}z`;
  return (
    `<g class="node ${name}"><path d="${path}"/></g>` +
    `<text x="${round(x + 1 + SWATCH + GAP)}" y="${round(y + 13)}">${MEANINGS[name]}</text>`
  );
}

const round = (value: number): string => String(Math.round(value * 10) / 10);
