import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {Generated} from '../../site/util/generated.ts';

import {COLOR_MODES} from './palette.ts';
import {DiagramError, type DiagramSize, renderDiagram} from './render.ts';

const SOURCES = 'src/features/diagrams';
const DRAWINGS = 'static/diagrams';

/** The names of all diagrams, taken from the .dot files below `root`. */
export function diagramNames(root: string): string[] {
  return readdirSync(path.join(root, SOURCES))
    .filter((file) => file.endsWith('.dot'))
    .map((file) => file.slice(0, -'.dot'.length))
    .sort();
}

/**
 * The drawings of all diagrams, for both color modes, and the list of their sizes.
 *
 * @throws Error with a line for each diagram that cannot be drawn
 */
export async function drawAll(root: string): Promise<Generated> {
  const files = new Map<string, string>();
  const sizes: Record<string, DiagramSize> = {};
  const faults: string[] = [];
  for (const name of diagramNames(root)) {
    const file = `${SOURCES}/${name}.dot`;
    try {
      const {svg, width, height} = await renderDiagram(
        readFileSync(path.join(root, file), 'utf8'),
        file,
      );
      sizes[name] = {width, height};
      for (const mode of COLOR_MODES) files.set(`${DRAWINGS}/${name}-${mode}.svg`, svg[mode]);
    } catch (error) {
      if (!(error instanceof DiagramError)) throw error;
      faults.push(error.message);
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  files.set(`${SOURCES}/sizes.json`, `${JSON.stringify(sizes, null, 2)}\n`);
  return {files, folder: DRAWINGS};
}
