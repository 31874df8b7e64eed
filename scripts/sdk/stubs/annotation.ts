import type {SdkModel} from '../../../src/data/sdk/types.ts';

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

const PLAIN = /^(?:str|int|float|bool|bytes|object|None|UUID|datetime|Path|\.\.\.)$/;
const GENERIC = /^(?:[lL]ist|Sequence|Iterable|[sS]et|[dD]ict|[tT]uple|Optional|Union)$/;
/** The arguments of a generic type without any. */
const BARE: Readonly<Record<string, readonly string[]>> = {
  Dict: ['Any', 'Any'],
  Tuple: ['Any', '...'],
};

/**
 * Writes an annotation for a stub. An unknown type becomes `Any`.
 *
 * @param isClass whether the SDK has a class of a name
 */
export function writeAnnotation(
  {name, args}: Annotation,
  isClass: (name: string) => boolean,
): string {
  const inner = (): string[] => args.map((arg) => writeAnnotation(arg, isClass));
  if (name === '|') return inner().join(' | ');
  if (PLAIN.test(name)) return name;
  if (name === 'EmailStr') return 'str';
  if (GENERIC.test(name)) {
    const alias = name.charAt(0).toUpperCase() + name.slice(1);
    const shown = args.length > 0 ? inner() : (BARE[alias] ?? ['Any']);
    return `${alias}[${shown.join(', ')}]`;
  }
  return isClass(name) ? name : 'Any';
}

/**
 * The type that a constructor of a pydantic class accepts for a field: pydantic also accepts the text of a
 * UUID, of a date or of an enum member, and a dict instead of an object.
 */
export function accepted(type: Annotation, model: SdkModel): Annotation {
  const {name, args} = type;
  const isOne = (list: readonly {readonly name: string}[]): boolean =>
    list.some((one) => one.name === name);
  const or = (other: Annotation): Annotation => ({name: 'Union', args: [type, other]});
  if (name === 'UUID' || name === 'datetime' || isOne(model.enums)) {
    return or({name: 'str', args: []});
  }
  if (isOne(model.schemas)) return or({name: 'dict', args: []});
  const inner = args.map((arg) => accepted(arg, model));
  // a list is only accepted with exactly the same item type; a sequence is less strict
  const wider = inner.some((arg, index) => arg !== args[index]);
  if (!wider) return type;
  return {name: /^[Ll]ist$/.test(name) ? 'Sequence' : name, args: inner};
}
