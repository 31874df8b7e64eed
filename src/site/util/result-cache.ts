import {createHash, randomUUID} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {filesIn} from './files.ts';

/** Where results are stored between builds, below the site's folder. */
const FOLDER = 'node_modules/.cache/kamiwaza-docs';
/** The repository, relative to this file. */
const REPOSITORY = path.join(__dirname, '..', '..', '..');

/** Results of one plugin, of this build and the one before. */
export interface Results<T> {
  /**
   * The result for some inputs: the one of the build before, if nothing has changed, else a new one. The result must
   * be JSON.
   */
  of: (inputs: readonly string[], make: () => T) => T;
  /** Stores only the results that {@link of} was asked for, for the next build. Call it once. */
  save: () => void;
}

interface Options {
  /** The site's folder. */
  readonly siteDir: string;
  /** Inputs of all results, such as the site's address. */
  readonly common?: readonly string[];
  /** Digest of the code; with another one, everything is computed again. That of this repository if not given. */
  readonly code?: string;
  /** Whether results of earlier builds are wanted at all. */
  readonly enabled: boolean;
}

/** Digest of this repository, computed once. */
let ownCode: string | undefined;

/** Opens the stored results of a plugin. A file that is missing, damaged or from other code counts as empty. */
export function openResults<T>(
  name: string,
  {siteDir, common = [], code = (ownCode ??= codeDigest(REPOSITORY)), enabled}: Options,
): Results<T> {
  const file = path.join(siteDir, FOLDER, `${name}.json`);
  const all = digest([code, ...common]);
  const before = enabled ? read<T>(file, all) : new Map<string, T>();
  const used = new Map<string, T>();
  let changed = false;
  return {
    of(inputs, make) {
      const key = digest(inputs);
      const known = used.get(key) ?? before.get(key);
      const result = known ?? make();
      changed ||= known === undefined;
      used.set(key, result);
      return result;
    },
    save() {
      if (!enabled || (!changed && used.size === before.size)) return;
      const body = JSON.stringify({all, results: [...used]});
      // Renamed in one step: an interrupted build leaves no partial file.
      const part = `${file}.${randomUUID()}`;
      try {
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(part, `${digest([body])}\n${body}`);
        renameSync(part, file);
      } catch {
        // If nothing can be written, the next build computes everything again.
        rmSync(part, {force: true});
      }
    },
  };
}

function read<T>(file: string, all: string): Map<string, T> {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const body = text.slice(end + 1);
    if (text.slice(0, end) !== digest([body])) return new Map<string, T>();
    const kept = JSON.parse(body) as {all: string; results: [string, T][]};
    return kept.all === all ? new Map(kept.results) : new Map<string, T>();
  } catch {
    // Missing or unreadable: everything is computed again.
    return new Map<string, T>();
  }
}

/** SHA-256 of texts; where one ends and the next begins counts. */
function digest(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${String(text.length)}:`).update(text);
  return hash.digest('hex');
}

/**
 * Digest of everything that a result depends on besides its inputs: the repository's code and data, the installed
 * packages, and Node.js, whose language data splits sentences.
 */
export function codeDigest(root: string): string {
  const files = [
    ...filesIn(root, 'src').filter((file) => !file.includes('__tests__')),
    ...readdirSync(root).filter((name) => /\.(?:json|ts)$/.test(name)),
    'node_modules/.package-lock.json',
  ];
  const texts = files.flatMap((file) => [file, textOf(path.join(root, file))]);
  return digest([process.version, ...texts]);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Only npm writes this list; the repository's own lock file counts anyway.
    return '';
  }
}
