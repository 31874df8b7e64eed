import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

import {filesBelow} from '../../src/site/util/files.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Types that shrink; pictures and archives are compressed already. */
const TEXT = /\.(?:css|html|ico|js|json|map|md|mjs|svg|txt|webmanifest|xml)$/;
/** Below this a compressed copy saves no packet. */
const MIN_BYTES = 512;

/** Compression levels: 11 and 9 for a release, less for a test. */
export type Effort = Readonly<Record<'brotli' | 'gzip', number>>;

/** Number and sizes of the copies. */
export type CompressResult = Readonly<Record<'files' | 'plain' | 'brotli' | 'gzip', number>>;

/**
 * Writes `<file>.br` and `<file>.gz` next to each text file that gets smaller. The same input produces the
 * same bytes: the headers contain no time and no name.
 *
 * @param effort levels of the two formats
 */
export async function precompress(
  folder: string,
  effort: Effort = {brotli: 11, gzip: 9},
): Promise<CompressResult> {
  const sum = {files: 0, plain: 0, brotli: 0, gzip: 0};
  const compress = async (name: string): Promise<void> => {
    const file = path.join(folder, name);
    const content = await readFile(file);
    if (content.length < MIN_BYTES) return;
    const [br, gz] = await Promise.all([
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      zip(content, {level: effort.gzip}),
    ]);
    if (br.length >= content.length || gz.length >= content.length) return;
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    sum.files += 1;
    sum.plain += content.length;
    sum.brotli += br.length;
    sum.gzip += gz.length;
  };
  const names = filesBelow(folder).filter((name) => TEXT.test(name));
  const waiting = names.values();
  const worker = async (): Promise<void> => {
    for (const name of waiting) await compress(name);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return sum;
}
