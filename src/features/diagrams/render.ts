import {Graphviz} from '@hpcc-js/wasm-graphviz';
import {FONT_SIZE, legendOf} from './legend.ts';
import {
  COLOR_MODES,
  type ColorMode,
  type Ink,
  PALETTES,
  type Palette,
  SEMANTIC_CLASSES,
  type SemanticClass,
} from './palette.ts';

/** A phone of 390 pixels shows text of 14 pixels with at least 12 in drawings up to this width. */
export const MAX_WIDTH = 455;

/**
 * The fonts of the pages (src/css/tokens.css) on macOS, Windows and Android. Graphviz measures text with the
 * metrics of Arial, which these are close to; the system font of many Linux desktops is a sixth wider and
 * would overflow the boxes, so fonts with Arial's metrics come before it, and where there are none, it is drawn
 * smaller. Nothing is downloaded.
 */
const FONT_STACK =
  "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Liberation Sans', Arimo, narrowed, system-ui, sans-serif";
const NARROWED =
  "@font-face{font-family:narrowed;src:local('DejaVu Sans'),local('Verdana');size-adjust:86%}";

/** Geometry of the diagrams. Colors are CSS in the SVG, so both modes share one layout. */
const DEFAULT_ATTRIBUTES = [
  `graph [fontname="Arial", fontsize=${FONT_SIZE}, bgcolor="transparent", style="rounded", pad="0.06",` +
    ' nodesep="0.25", ranksep="0.4"];',
  `node [fontname="Arial", fontsize=${FONT_SIZE}, shape="box", style="rounded,filled",` +
    ' margin="0.15,0.08", height="0.5"];',
  `edge [fontname="Arial", fontsize=${FONT_SIZE}, arrowsize="0.8"];`,
].join(' ');

const OWNED_ATTRIBUTES =
  'color fillcolor fontcolor fontname fontsize bgcolor pencolor penwidth'.split(' ');

export interface DiagramSize {
  readonly width: number;
  readonly height: number;
}

export interface RenderedDiagram extends DiagramSize {
  readonly svg: Readonly<Record<ColorMode, string>>;
}

/** A problem in a .dot file. The message starts with file and line and says what to do. */
export class DiagramError extends Error {
  override readonly name = 'DiagramError';

  constructor(
    readonly file: string,
    readonly line: number,
    readonly problem: string,
  ) {
    super(`${file}:${line}: ${problem}`);
  }
}

let engine: Promise<Graphviz> | undefined;

/** Draws one DOT source in both color modes. The same source always gives the same bytes. */
export async function renderDiagram(source: string, file: string): Promise<RenderedDiagram> {
  checkSource(source, file);
  engine ??= Graphviz.load();
  const graphviz = await engine;

  let drawn: string;
  try {
    drawn = graphviz.layout(insertDefaults(source, file), 'svg', 'dot');
  } catch (error) {
    throw asDiagramError(error, file);
  }

  const drawing = sizeOf(drawn, file);
  const legend = legendOf(drawn, drawing.width, drawing.height);
  const {width} = legend;
  const height = drawing.height + legend.height;
  if (width > MAX_WIDTH) {
    throw new DiagramError(
      file,
      1,
      `the drawing is ${width} points wide, the limit is ${MAX_WIDTH}. ` +
        'Use rankdir=TB, break labels with \\n, or put nodes below each other.',
    );
  }

  const svg = {} as Record<ColorMode, string>;
  for (const mode of COLOR_MODES) {
    svg[mode] = styledSvg(drawn, legend.svg, {width, height}, PALETTES[mode]);
  }
  return {width, height, svg};
}

/** Problems that Graphviz would accept: own colors and fonts, classes without a meaning. */
function checkSource(source: string, file: string): void {
  const code = blankStringsAndComments(source);
  const owned = new RegExp(`\\b(${OWNED_ATTRIBUTES.join('|')})\\s*=`, 'g').exec(code);
  if (owned) {
    throw new DiagramError(
      file,
      lineAt(source, owned.index),
      `"${owned[1]}" is set by the renderer. Remove it and express the meaning with ` +
        `class="${SEMANTIC_CLASSES.join('", "')}".`,
    );
  }
  for (const match of code.matchAll(/\bclass\s*=\s*(?=["\w])/g)) {
    const start = match.index + match[0].length;
    const value = /^"([^"]*)"|^(\w+)/.exec(source.slice(start));
    const name = value?.[1] ?? value?.[2] ?? '';
    if (!SEMANTIC_CLASSES.includes(name as SemanticClass)) {
      throw new DiagramError(
        file,
        lineAt(source, start),
        `class "${name}" has no meaning here. Use one of: ${SEMANTIC_CLASSES.join(', ')}.`,
      );
    }
  }
}

/** Inserts the default attributes after the first brace, on the same line, so that line numbers stay right. */
function insertDefaults(source: string, file: string): string {
  const brace = blankStringsAndComments(source).indexOf('{');
  if (brace === -1) throw new DiagramError(file, 1, 'no graph found. Start with "digraph {".');
  return `${source.slice(0, brace + 1)} ${DEFAULT_ATTRIBUTES} ${source.slice(brace + 1)}`;
}

/** The source with strings and comments blanked out; positions stay the same. */
function blankStringsAndComments(source: string): string {
  return source.replace(/"(?:\\[\s\S]|[^"\\])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\/|^#[^\n]*/gm, (hit) =>
    hit.replace(/[^\n]/g, hit.startsWith('"') ? '"' : ' '),
  );
}

function lineAt(source: string, index: number): number {
  return source.slice(0, index).split('\n').length;
}

function asDiagramError(error: unknown, file: string): DiagramError {
  const message = error instanceof Error ? error.message : String(error);
  const syntax = /syntax error in line (\d+)(?: near '([^']*)')?/.exec(message);
  if (syntax) {
    const near = syntax[2] ? ` near "${syntax[2]}"` : '';
    return new DiagramError(
      file,
      Number(syntax[1]),
      `Graphviz cannot read this${near}. Look here and one line above for a missing quote, ` +
        'bracket or semicolon.',
    );
  }
  return new DiagramError(file, 1, `Graphviz stopped: ${message.trim()}`);
}

function sizeOf(svg: string, file: string): DiagramSize {
  const size = /<svg width="([\d.]+)pt" height="([\d.]+)pt"/.exec(svg);
  if (!size) {
    throw new DiagramError(file, 1, 'Graphviz drew nothing. Is there a node in the graph?');
  }
  return {width: Math.ceil(Number(size[1])), height: Math.ceil(Number(size[2]))};
}

/** Graphviz's SVG without its prologue, tooltips and line noise, with our style sheet in it. */
function styledSvg(
  drawn: string,
  legend: string,
  {width, height}: DiagramSize,
  palette: Palette,
): string {
  const body = drawn
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<!--[\s\S]*?-->\n?/g, '')
    .replace(/<title>[\s\S]*?<\/title>\n?/g, '')
    .replace(/ (?:fill|stroke)="(?:lightgrey|black|none|white|transparent)"/g, '')
    .replace(/ font-family="[^"]*" font-size="[^"]*"/g, '')
    .replace(/ id="[^"]*"/g, '')
    .trim();
  const open =
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
    `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  const picture = body.replace(/<\/svg>$/, `${legend}</svg>`);
  return `${open}\n<style>\n${styleSheet(palette)}\n</style>\n${picture}\n`;
}

function styleSheet(palette: Palette): string {
  const shapes = (selector: string): string =>
    ['path', 'polygon', 'ellipse', 'polyline'].map((shape) => `${selector} ${shape}`).join(',');
  const box = (selector: string, ink: Ink, more = ''): string =>
    `${shapes(selector)}{fill:${ink.fill};stroke:${ink.line}${more}}`;
  const arrow = (selector: string, color: string): string =>
    `${selector} path{fill:none;stroke:${color}}${selector} polygon{fill:${color};stroke:${color}}`;

  const rules = [
    NARROWED,
    `text{font-family:${FONT_STACK};font-size:${FONT_SIZE}px;fill:${palette.text}}`,
    `.edge text,.cluster>text,.legend text{fill:${palette.muted}}`,
    '.graph>polygon{fill:none;stroke:none}',
    '.node path,.node polygon,.node ellipse,.edge path{stroke-width:1.25}',
    box('.cluster', palette.cluster),
    box('.node', palette.plain),
    arrow('.edge', palette.edge),
  ];
  for (const name of SEMANTIC_CLASSES) {
    const ink = palette.classes[name];
    rules.push(box(`.node.${name}`, ink, name === 'external' ? ';stroke-dasharray:5 3' : ''));
    rules.push(box(`.cluster.${name}`, {fill: palette.cluster.fill, line: ink.line}));
    rules.push(arrow(`.edge.${name}`, ink.line));
  }
  return rules.join('\n');
}
