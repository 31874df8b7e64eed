import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {filesBelow} from '../../site/util/files.ts';
import {writeChanged} from '../../site/util/generated.ts';

import {COLOR_MODES, type ColorMode} from './palette.ts';
import {DiagramError, type DiagramSize, renderDiagram} from './render.ts';

const SOURCES = 'src/features/diagrams';
const DRAWINGS = 'static/diagrams';
const SIZES = `${SOURCES}/sizes.json`;

/** The names of all diagrams, taken from the .dot files below `root`. */
export function diagramNames(root: string): string[] {
  return readdirSync(path.join(root, SOURCES))
    .filter((file) => file.endsWith('.dot'))
    .map((file) => file.slice(0, -'.dot'.length))
    .sort();
}

export interface Drawings {
  /** Every file that `npm run diagrams` owns, with the content it must have; those of faulty diagrams as they are. */
  readonly files: ReadonlyMap<string, string>;
  /** One line for each diagram that cannot be drawn. */
  readonly faults: readonly string[];
}

const drawingOf = (name: string, mode: ColorMode): string => `${DRAWINGS}/${name}-${mode}.svg`;

/** Draws all diagrams in memory. */
export async function drawAll(root: string): Promise<Drawings> {
  const files = new Map<string, string>();
  const faults: string[] = [];
  const sizes: Record<string, DiagramSize> = {};
  const sizesFile = path.join(root, SIZES);
  const sizesBefore = existsSync(sizesFile)
    ? (JSON.parse(readFileSync(sizesFile, 'utf8')) as Record<string, DiagramSize>)
    : {};
  for (const name of diagramNames(root)) {
    const file = `${SOURCES}/${name}.dot`;
    try {
      const drawing = await renderDiagram(readFileSync(path.join(root, file), 'utf8'), file);
      sizes[name] = {width: drawing.width, height: drawing.height};
      for (const mode of COLOR_MODES) files.set(drawingOf(name, mode), drawing.svg[mode]);
    } catch (error) {
      if (!(error instanceof DiagramError)) throw error;
      faults.push(error.message);
      // A typo must not remove drawings that pages show.
      const before = sizesBefore[name];
      if (before) sizes[name] = before;
      for (const mode of COLOR_MODES) {
        const drawing = drawingOf(name, mode);
        const kept = path.join(root, drawing);
        if (existsSync(kept)) files.set(drawing, readFileSync(kept, 'utf8'));
      }
    }
  }
  files.set(SIZES, `${JSON.stringify(sizes, null, 2)}\n`);
  return {files, faults};
}

/** The drawings there are, with or without a source. */
const present = (root: string): string[] =>
  filesBelow(path.join(root, DRAWINGS))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => `${DRAWINGS}/${file}`);

/** Writes what changed and removes what is left over. A faulty diagram keeps its drawings and does not stop the rest. */
export async function writeDrawings(
  root: string,
): Promise<{changed: readonly string[]; faults: readonly string[]}> {
  const {files, faults} = await drawAll(root);
  return {changed: writeChanged(root, files, present(root)), faults};
}
