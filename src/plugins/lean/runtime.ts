/** Where the browser finds the digests of chunks that came with the script that asks for them. */
const STORE = 'globalThis.kwChunks';
/** Digests by chunk, as rspack writes them into the runtime: of scripts, and of style sheets. */
const SCRIPTS = /\+\((\{(?:[^{}"]|"[^"]*")*\})\)\[(\w+)\]\+"\.js"/;
const SHEETS = /\+\((\{(?:[^{}"]|"[^"]*")*\})\)\[(\w+)\]\+"\.css"/;
/** Which chunks have a style sheet. */
const STYLED = /\((\{(?:(?:"[^"]*"|\w+):1,?)*\})\)\[(\w+)\]&&/;
/** Which chunks are a style sheet and nothing else. */
const ONLY_STYLE = /\/(\^[^\n/]*\$)\/\.test\((\w+)\)/;
/** A chunk that is asked for; workers ask for the name of its file. */
const ASKED = /\.[eu]\("([^"]+)"\)/g;
/** Chunks that every page loads from its HTML. */
const ENTRY = ['runtime~main', 'main', 'styles'];

type Table = Record<string, string>;

/** The chunks that a script asks for. */
function askedBy(script: string): Set<string> {
  return new Set([...script.matchAll(ASKED)].map(([, chunk = '']) => chunk));
}

/** A table of the runtime. Keys may be written as names or numbers, so it is read as what it is. */
function read(literal: string): Table {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- code of this very build, not of a stranger
  return (new Function(`return ${literal}`) as () => Table)();
}

/** Finds a table that rspack writes. */
function find(runtime: string, pattern: RegExp): RegExpExecArray {
  const found = pattern.exec(runtime);
  if (!found) {
    throw new Error(
      'The runtime that rspack writes looks different: adapt src/plugins/lean/runtime.ts.',
    );
  }
  return found;
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

/**
 * Takes the digests of chunks out of the runtime, which all visitors fetch, and puts them into the scripts
 * that ask for these chunks: buckets of routes, pages, tools. What an entry asks for stays.
 *
 * @param scripts all scripts by file name
 * @param isRuntime tells the runtime
 * @param isEntry tells the scripts that every page loads
 * @returns the scripts that changed
 * @throws Error when the runtime looks different
 */
export function moveDigests(
  scripts: ReadonlyMap<string, string>,
  isRuntime: (file: string) => boolean,
  isEntry: (file: string) => boolean,
): Map<string, string> {
  const [name = '', runtime = ''] = [...scripts].find(([file]) => isRuntime(file)) ?? [];
  const [scriptsTable, scriptsText = '', scriptsKey = ''] = find(runtime, SCRIPTS);
  const [sheetsTable, sheetsText = '', sheetsKey = ''] = find(runtime, SHEETS);
  const [styledTable, styledText = '', styledKey = ''] = find(runtime, STYLED);
  const [onlyTable, onlyText = '', onlyKey = ''] = find(runtime, ONLY_STYLE);
  const digests = read(scriptsText);
  const sheets = read(sheetsText);
  const styled = read(styledText);
  const only = new RegExp(onlyText);
  const onlyNames = [...ENTRY, ...Object.keys(sheets)].filter((chunk) => only.test(chunk));

  const asking = new Map<string, string[]>();
  for (const [file, script] of scripts) {
    askedBy(script).forEach((chunk) => asking.set(chunk, [...(asking.get(chunk) ?? []), file]));
  }
  const moved = new Map<string, Table>();
  const move = (chunk: string, key: string, table: Table): boolean => {
    const files = asking.get(chunk) ?? [];
    const digest = table[chunk];
    if (digest === undefined || files.length === 0 || files.some(isEntry)) {
      return false;
    }
    for (const file of files) {
      moved.set(file, {...moved.get(file), [key]: digest});
    }
    delete table[chunk];
    return true;
  };
  Object.keys(digests).forEach((chunk) => move(chunk, chunk, digests));
  for (const chunk of Object.keys(sheets)) {
    // A chunk with a script as well has its digest in both tables.
    if (onlyNames.includes(chunk) && move(chunk, `${chunk}.css`, sheets)) {
      delete styled[chunk];
      onlyNames.splice(onlyNames.indexOf(chunk), 1);
    }
  }

  const changed = new Map<string, string>();
  for (const [file, own] of moved) {
    changed.set(
      file,
      `Object.assign(${STORE}=${STORE}||{},${JSON.stringify(own)});${scripts.get(file) ?? ''}`,
    );
  }
  const sheet = (variable: string): string => `(${STORE}||{})[${variable}+".css"]`;
  const replaced = runtime
    .replace(
      scriptsTable,
      () => `+(${JSON.stringify(digests)}[${scriptsKey}]||(${STORE}||{})[${scriptsKey}])+".js"`,
    )
    .replace(
      sheetsTable,
      () => `+(${JSON.stringify(sheets)}[${sheetsKey}]||${sheet(sheetsKey)})+".css"`,
    )
    .replace(styledTable, () => `(${JSON.stringify(styled)}[${styledKey}]||${sheet(styledKey)})&&`)
    .replace(
      onlyTable,
      () => `(/^(?:${onlyNames.map(escape).join('|')})$/.test(${onlyKey})||${sheet(onlyKey)})`,
    );
  changed.set(name, replaced);
  return changed;
}
