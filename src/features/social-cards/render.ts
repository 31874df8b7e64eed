import {createHash, randomUUID} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

import {renderPng} from './threads.ts';

const require = createRequire(path.join(process.cwd(), 'package.json'));
const fonts = path.join(path.dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf');

/** The fonts come from a package, so a card looks the same on every machine. */
export const fontOptions = {
  loadSystemFonts: false,
  fontFiles: ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((name) => path.join(fonts, name)),
  defaultFontFamily: 'DejaVu Sans',
};

/**
 * Part of a card's cache key besides the drawing: with other versions, or other code here, the card may look
 * different.
 */
const RENDERING = [
  ...[__filename, path.join(__dirname, 'worker.mjs')].map((file) => readFileSync(file, 'utf8')),
  ...['@resvg/resvg-js', 'dejavu-fonts-ttf'].map(
    (name) => (require(`${name}/package.json`) as {version: string}).version,
  ),
].join('\n');
const DIGEST_BYTES = 32;

const digest = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();

/** Draws a card, or reads it from the folder where an earlier build has stored it. Without a folder, none is stored. */
export async function renderCard(svg: string, cacheDir?: string): Promise<Uint8Array> {
  const key = digest(RENDERING + svg).toString('hex', 0, 16);
  const file = cacheDir === undefined ? undefined : path.join(cacheDir, `${key}.card`);
  const cached = file === undefined ? undefined : await readCard(file);
  if (cached) return cached;
  const png = await renderPng(svg, fontOptions);
  if (file !== undefined) {
    await mkdir(path.dirname(file), {recursive: true});
    // Written to a temporary file and renamed, so an interrupted build leaves no partial file.
    const part = `${file}.${randomUUID()}`;
    await writeFile(part, Buffer.concat([png, digest(png)]));
    await rename(part, file);
  }
  return png;
}

/** A stored card, with its digest after it; undefined if it is missing or damaged. */
async function readCard(file: string): Promise<Uint8Array | undefined> {
  const data = await readFile(file).catch(() => undefined);
  if (data === undefined) return undefined;
  const png = data.subarray(0, -DIGEST_BYTES);
  return digest(png).equals(data.subarray(-DIGEST_BYTES)) ? png : undefined;
}
