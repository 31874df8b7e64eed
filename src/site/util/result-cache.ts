import {createHash, randomUUID} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Where results are kept between builds, below the site's folder. */
const FOLDER = 'node_modules/.cache/kamiwaza-docs';
/** The repository, seen from this file. */
const REPOSITORY = path.join(__dirname, '..', '..', '..');

/** Results of one plugin, of this build and the one before. */
export interface Results<T> {
  /**
   * The result for some inputs: the one of the build before, if nothing has changed since, else a new one.
   *
   * @param inputs everything that this result alone depends on
   * @param make works the result out; JSON must be able to hold it
   */
  of: (inputs: readonly string[], make: () => T) => T;
  /** Keeps what {@link of} was asked for, and nothing else, for the build after this one. Call it once. */
  save: () => void;
}

interface Options {
  /** The site's folder. */
  readonly siteDir: string;
  /** Inputs that all results have in common, such as the site's address. */
  readonly common?: readonly string[];
  /** Digest of the code; another one makes everything anew. */
  readonly code?: string;
  /** Whether results of earlier builds are wanted at all. */
  readonly enabled: boolean;
}

/**
 * Opens the results that a plugin has kept. A file that is missing, damaged or of other code counts as empty.
 *
 * @param name of the file, without an extension
 */
export function openResults<T>(
  name: string,
  {siteDir, common = [], code = codeDigest(), enabled}: Options,
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
      // Put into its place in one step: a build that is stopped leaves no half file behind.
      const part = `${file}.${randomUUID()}`;
      try {
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(part, `${digest([body])}\n${body}`);
        renameSync(part, file);
      } catch {
        // Where nothing can be written, the next build makes everything again.
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
    // There is none yet, or nobody can read it: it is made again.
    return new Map<string, T>();
  }
}

/** SHA-256 of texts; where one ends and the next begins counts. */
function digest(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${String(text.length)}:`).update(text);
  return hash.digest('hex');
}

let known: string | undefined;

/**
 * Digest of everything that a result depends on beside what it is made from: the repository's code and data, the
 * packages that are installed, and Node.js, whose tables of languages cut sentences.
 *
 * @param root the repository; the digest of this one is worked out once
 */
export function codeDigest(root = REPOSITORY): string {
  if (root === REPOSITORY && known !== undefined) return known;
  const src = path.join(root, 'src');
  const sources = readdirSync(src, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !path.relative(src, file).includes('__tests__'));
  const settings = readdirSync(root)
    .filter((name) => /\.(?:json|ts)$/.test(name))
    .map((name) => path.join(root, name));
  const files = [...sources, ...settings].sort();
  const installed = path.join(root, 'node_modules', '.package-lock.json');
  const result = digest([
    process.version,
    ...[...files, installed].flatMap((file) => [path.relative(root, file), textOf(file)]),
  ]);
  if (root === REPOSITORY) known = result;
  return result;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Other package managers than npm leave no such list; the repository's own lock file counts anyway.
    return '';
  }
}
