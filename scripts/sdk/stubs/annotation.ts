/** An annotation of the SDK: a name with its arguments; a union has the name `|`. */
export interface Annotation {
  readonly name: string;
  readonly args: readonly Annotation[];
}

const TOKEN = /[A-Za-z_][\w.]*|'[^']*'|"[^"]*"|\.\.\.|[[\],|]/g;
const ANY: Annotation = {name: 'Any', args: []};

/**
 * Reads an annotation as the SDK's source has it, such as `Optional[List['Model']]`.
 *
 * @returns `Any` if there is no annotation
 * @throws Error when the text is not a type
 */
export function parseAnnotation(text: string | null): Annotation {
  if (text === null) return ANY;
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;
  const one = (): Annotation => {
    const token = tokens[at++] ?? '';
    if (/^['"]/.test(token)) return parseAnnotation(token.slice(1, -1));
    if (!/^(?:[A-Za-z_]|\.\.\.)/.test(token)) throw new Error(`not a type: ${text}`);
    const name = token.split('.').at(-1) ?? token;
    if (tokens[at] !== '[') return {name: token === '...' ? token : name, args: []};
    const args: Annotation[] = [];
    do {
      at++;
      args.push(union());
    } while (tokens[at] === ',');
    if (tokens[at++] !== ']') throw new Error(`not a type: ${text}`);
    return {name, args};
  };
  const union = (): Annotation => {
    const items = [one()];
    while (tokens[at] === '|') {
      at++;
      items.push(one());
    }
    return items.length === 1 && items[0] !== undefined ? items[0] : {name: '|', args: items};
  };
  const type = union();
  if (at < tokens.length) throw new Error(`not a type: ${text}`);
  return type;
}

/** How names of an annotation are written in the module that uses them. */
export interface Names {
  /** Names a class of the SDK; undefined if the SDK has no such class. */
  readonly sdk: (name: string) => string | undefined;
  /** Adds `from module import name` to the module. */
  readonly from: (module: string, name: string) => string;
}

const PLAIN = new Set(['str', 'int', 'float', 'bool', 'bytes', 'object', 'None']);
const STANDARD: Readonly<Record<string, string>> = {
  UUID: 'uuid',
  datetime: 'datetime',
  Path: 'pathlib',
};
const GENERIC = /^(?:[lL]ist|Sequence|Iterable|[sS]et|[dD]ict|[tT]uple|Optional|Union)$/;
/** The arguments of a generic type without any. */
const BARE: Readonly<Record<string, readonly string[]>> = {
  Dict: ['Any', 'Any'],
  Tuple: ['Any', '...'],
};

/** Writes an annotation for a stub. An unknown type becomes `Any`. */
export function writeAnnotation({name, args}: Annotation, names: Names): string {
  const inner = (): string[] => args.map((arg) => writeAnnotation(arg, names));
  if (name === '|') return inner().join(' | ');
  if (name === '...' || PLAIN.has(name)) return name;
  if (name === 'EmailStr') return 'str';
  if (GENERIC.test(name)) {
    const alias = name.charAt(0).toUpperCase() + name.slice(1);
    if (args.length === 0) names.from('typing', 'Any');
    const shown = args.length > 0 ? inner() : (BARE[alias] ?? ['Any']);
    return `${names.from('typing', alias)}[${shown.join(', ')}]`;
  }
  const module = STANDARD[name];
  if (module !== undefined) return names.from(module, name);
  return names.sdk(name) ?? names.from('typing', 'Any');
}

/**
 * The type that a constructor of a pydantic class accepts for a field: pydantic also accepts the text of a
 * UUID, of a date or of an enum member, and a dict instead of an object.
 */
export function accepted(
  type: Annotation,
  kindOf: (name: string) => string | undefined,
): Annotation {
  const {name, args} = type;
  const or = (other: Annotation): Annotation => ({name: 'Union', args: [type, other]});
  if (name === 'UUID' || name === 'datetime' || kindOf(name) === 'enum') {
    return or({name: 'str', args: []});
  }
  if (kindOf(name) === 'schema') return or({name: 'dict', args: []});
  const inner = args.map((arg) => accepted(arg, kindOf));
  // a list is only accepted with exactly the same item type; a sequence is less strict
  const wider = inner.some((arg, index) => arg !== args[index]);
  if (!wider) return type;
  return {name: /^[Ll]ist$/.test(name) ? 'Sequence' : name, args: inner};
}
