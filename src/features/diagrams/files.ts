import {existsSync, mkdirSync, readdirSync, readFileSync, unlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {filesBelow} from '../../site/util/files.ts';

import {COLOUR_MODES} from './palette.ts';
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
  /** Every file that `npm run diagrams` owns, with the content it must have. */
  readonly files: ReadonlyMap<string, string>;
  /** One line for each diagram that cannot be drawn. */
  readonly faults: readonly string[];
}

/** Draws all diagrams in memory. */
export async function drawAll(root: string): Promise<Drawings> {
  const files = new Map<string, string>();
  const faults: string[] = [];
  const sizes: Record<string, DiagramSize> = {};
  for (const name of diagramNames(root)) {
    const file = `${SOURCES}/${name}.dot`;
    try {
      const drawing = await renderDiagram(readFileSync(path.join(root, file), 'utf8'), file);
      sizes[name] = {width: drawing.width, height: drawing.height};
      for (const mode of COLOUR_MODES) {
        files.set(`${DRAWINGS}/${name}-${mode}.svg`, drawing.svg[mode]);
      }
    } catch (error) {
      if (!(error instanceof DiagramError)) throw error;
      faults.push(error.message);
    }
  }
  files.set(SIZES, `${JSON.stringify(sizes, null, 2)}\n`);
  return {files, faults};
}

/** The files that differ from what the sources give, with their new content, or none if they are to be deleted; and the faults of the sources. */
async function outdated(
  root: string,
): Promise<{changes: [file: string, content?: string][]; faults: readonly string[]}> {
  const {files, faults} = await drawAll(root);
  const present = filesBelow(path.join(root, DRAWINGS)).map((file) => `${DRAWINGS}/${file}`);
  const leftOver = present.filter((file) => file.endsWith('.svg') && !files.has(file));
  const changed = [...files].filter(([file, content]) => {
    const full = path.join(root, file);
    return !existsSync(full) || readFileSync(full, 'utf8') !== content;
  });
  return {changes: [...changed, ...leftOver.map((file): [string] => [file])], faults};
}

/** One line for every problem and every file that is missing, stale, or left over. */
export async function staleDrawings(root: string): Promise<string[]> {
  const {changes, faults} = await outdated(root);
  const stateOf = (file: string, content?: string): string =>
    content === undefined
      ? 'has no .dot any more'
      : existsSync(path.join(root, file))
        ? 'stale'
        : 'missing';
  return [
    ...faults,
    ...changes.map(
      ([file, content]) =>
        `${file}: ${stateOf(file, content)}. Run \`npm run diagrams\` and commit the result.`,
    ),
  ];
}

/** Writes what changed and removes what is left over. A faulty diagram does not stop the rest. */
export async function writeDrawings(
  root: string,
): Promise<{changed: readonly string[]; faults: readonly string[]}> {
  const {changes, faults} = await outdated(root);
  mkdirSync(path.join(root, DRAWINGS), {recursive: true});
  for (const [file, content] of changes) {
    if (content === undefined) unlinkSync(path.join(root, file));
    else writeFileSync(path.join(root, file), content);
  }
  return {changed: changes.map(([file]) => file), faults};
}
