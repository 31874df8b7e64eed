import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

import {renderPng} from './threads.ts';

const require = createRequire(path.join(process.cwd(), 'package.json'));
const fonts = path.join(path.dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf');

/** The fonts come from a package, so that a card looks the same on every machine. */
export const fontOptions = {
  loadSystemFonts: false,
  fontFiles: ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((name) => path.join(fonts, name)),
  defaultFontFamily: 'DejaVu Sans',
};

/** Part of the cache's key: raise it when the rendering changes while the drawing stays. */
const RENDERING = '1';

/**
 * An SVG as PNG, from the cache where the same drawing was rendered before.
 *
 * @param cacheDir folder of the cache; made when missing
 */
export async function renderCard(svg: string, cacheDir: string): Promise<Buffer> {
  const key = createHash('sha256').update(RENDERING).update(svg).digest('hex').slice(0, 32);
  const file = path.join(cacheDir, `${key}.png`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return cached;
  const png = await renderPng(svg, fontOptions);
  await mkdir(cacheDir, {recursive: true});
  // Written beside and renamed, so that a build that is stopped leaves no half file behind; under a name
  // of its own, as two pages may have the same card at the same time.
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, png);
  await rename(part, file);
  return png;
}
