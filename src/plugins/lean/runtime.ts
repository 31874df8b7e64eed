/** Where the browser finds the digests of chunks that came with a bucket of routes. */
const STORE = 'globalThis.kwChunks';
/** The digests of all chunks, as rspack writes them into the runtime. */
const TABLE = /\+\((\{(?:[^{}"]|"[^"]*")*\})\)\[(\w+)\]\+"\.js"/;
/** A chunk that is asked for. */
const ASKED = /\.e\("([^"]+)"\)/g;

/** The chunks that a script asks for. */
function askedBy(script: string): Set<string> {
  return new Set([...script.matchAll(ASKED)].map(([, chunk = '']) => chunk));
}

/**
 * Takes the digests of chunks that only one bucket of routes asks for out of the runtime, which all visitors
 * fetch, and puts them into that bucket.
 *
 * @param scripts all scripts by file name
 * @param isRuntime tells the runtime
 * @param isBucket tells buckets of routes
 * @returns the scripts that changed
 * @throws Error when the runtime looks different
 */
export function moveDigests(
  scripts: ReadonlyMap<string, string>,
  isRuntime: (file: string) => boolean,
  isBucket: (file: string) => boolean,
): Map<string, string> {
  const changed = new Map<string, string>();
  const runtime = [...scripts].find(([file]) => isRuntime(file));
  const found = TABLE.exec(runtime?.[1] ?? '');
  if (!runtime || !found) {
    throw new Error(
      'The runtime that rspack writes looks different: adapt src/plugins/lean/runtime.ts.',
    );
  }
  const [whole, literal = '', variable = ''] = found;
  // Keys may be written as names or numbers, so it is read as what it is: code of this very build.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- see above
  const digests = (new Function(`return ${literal}`) as () => Record<string, string>)();

  const asking = new Map<string, string[]>();
  for (const [file, script] of scripts) {
    askedBy(script).forEach((chunk) => asking.set(chunk, [...(asking.get(chunk) ?? []), file]));
  }
  for (const [file, script] of scripts) {
    if (isBucket(file)) {
      const own = Object.entries(digests).filter(
        ([chunk]) => asking.get(chunk)?.length === 1 && asking.get(chunk)?.[0] === file,
      );
      own.forEach(([chunk]) => {
        delete digests[chunk];
      });
      changed.set(
        file,
        `Object.assign(${STORE}=${STORE}||{},${JSON.stringify(Object.fromEntries(own))});${script}`,
      );
    }
  }
  changed.set(
    runtime[0],
    runtime[1].replace(
      whole,
      () => `+(${JSON.stringify(digests)}[${variable}]||(${STORE}||{})[${variable}])+".js"`,
    ),
  );
  return changed;
}
