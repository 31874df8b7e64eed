import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../src/site/util/files.ts';
import {remembered} from '../../src/site/util/remembered.ts';

/** Shared data are modules of this repository, whatever site is checked. */
const ROOT = path.resolve(import.meta.dirname, '../..');
const ERRORS = 'src/data/known-errors';

export interface Place {
  readonly file: string;
  readonly line: number;
}

/** Lines as the program sees their texts; code marks are left out, as in facts. */
const linesOf = remembered(
  (file: string): readonly string[] =>
    existsSync(path.join(ROOT, file))
      ? plain(readFileSync(path.join(ROOT, file), 'utf8')).split('\n')
      : [],
  200,
);

const plain = (text: string): string => text.replaceAll(/\\(?=['"\\])|\\?`/g, '');

/** The modules of the catalog of known errors. */
const errorFiles = (): string[] =>
  filesIn(ROOT, ERRORS).filter((name) => name.endsWith('.ts') && !name.includes('__tests__'));

/**
 * Where one of the texts is written, the first text first: in the file of a dataset, otherwise in the known errors, from
 * which datasets take rows. A text that is put together from several is in no line: then line 1 of the file.
 */
export function placeInData(file: string, texts: readonly string[]): Place {
  const wanted = texts.map(plain).filter((text) => text.length > 1);
  for (const candidate of [file, ...errorFiles()]) {
    const line = lineWith(linesOf(candidate), wanted);
    if (line !== undefined) return {file: candidate, line};
  }
  return {file, line: 1};
}

/** Where one of the texts is written below the `id` of a known error; the line of the `id` if it is in none. */
export function placeInError(id: string, texts: readonly string[]): Place {
  for (const file of errorFiles()) {
    const lines = linesOf(file);
    const first = lines.findIndex((line) => line.trim() === `id: '${id}',`);
    if (first === -1) continue;
    const next = lines.findIndex((line, at) => at > first && /^ {4}id: '/.test(line));
    const own = lines.slice(first, next === -1 ? undefined : next);
    return {file, line: first + (lineWith(own, texts.map(plain)) ?? 1)};
  }
  return {file: `${ERRORS}/index.ts`, line: 1};
}

function lineWith(lines: readonly string[], texts: readonly string[]): number | undefined {
  for (const text of texts) {
    const at = lines.findIndex((line) => line.includes(text));
    if (at !== -1) return at + 1;
  }
  return undefined;
}
