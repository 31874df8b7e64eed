// A default case takes the kinds that are not followed.
/* eslint @typescript-eslint/switch-exhaustiveness-check: ['error', {considerDefaultExhaustiveForUnions: true}] */

import type {Expr, Stmt} from './ast.ts';
import type {SdkParam} from '../../../src/data/sdk/types.ts';

/** What a value is, as far as it can be told from the page. `any` means: not followed further. */
export type Type =
  | {readonly kind: 'any'}
  | {readonly kind: 'none'}
  | {readonly kind: 'plain'; readonly name: string}
  | {readonly kind: 'list'; readonly name: 'list' | 'set'; readonly item: Type}
  | {readonly kind: 'tuple'; readonly items: readonly Type[]}
  | {readonly kind: 'dict'; readonly key: Type; readonly value: Type}
  | {readonly kind: 'union'; readonly items: readonly Type[]}
  | {readonly kind: 'object'; readonly of: ClassInfo}
  | {readonly kind: 'class'; readonly of: ClassInfo}
  | {readonly kind: 'plainClass'; readonly name: string}
  | {readonly kind: 'module'; readonly name: string}
  | {readonly kind: 'callable'; readonly of: Callable}
  | {readonly kind: 'method'; readonly on: Type; readonly name: string}
  | {readonly kind: 'builtin'; readonly name: string}
  | {readonly kind: 'function'; readonly returns: Type; readonly async: boolean}
  | {readonly kind: 'lambda'; readonly of: Extract<Expr, {kind: 'lambda'}>}
  | {readonly kind: 'coroutine'; readonly of: Type};

/** A method of the SDK, bound to its owner. */
export interface Callable {
  /** How the reader knows it: `client.serving.deploy_model`. */
  readonly label: string;
  readonly params: readonly SdkParam[];
  readonly returns: Type;
  /** Names that go through `**kwargs`; undefined where anything goes. */
  readonly extra?: {readonly schema: string; readonly names: readonly string[]};
}

export interface ClassInfo {
  readonly name: string;
  readonly kind:
    'client' | 'service' | 'helper' | 'schema' | 'enum' | 'exception' | 'authenticator' | 'utility';
  readonly module: string;
  /** What the reader sees in a message: `client.serving`, `Model`. */
  readonly label: string;
  readonly bases: readonly string[];
  /** Public attributes of an object of it. */
  readonly names: () => readonly string[];
  readonly member: (name: string) => Type | undefined;
  /** Public attributes of the class itself. */
  readonly classNames: () => readonly string[];
  readonly classMember: (name: string) => Type | undefined;
  /** Unknown attributes are possible. */
  readonly open: boolean;
  readonly subscript: boolean;
  readonly iterates?: Type;
  /** Constructor of plain classes; undefined where it is not followed. */
  readonly params?: readonly SdkParam[];
  /** Constructor of pydantic classes. */
  readonly fields?: readonly {
    readonly name: string;
    readonly alias?: string;
    readonly required: boolean;
  }[];
}

export const ANY: Type = {kind: 'any'};
export const NONE: Type = {kind: 'none'};
export const plain = (name: string): Type => ({kind: 'plain', name});
export const listOf = (item: Type, name: 'list' | 'set' = 'list'): Type => ({
  kind: 'list',
  name,
  item,
});

const same = (a: Type, b: Type): boolean => {
  if (a === b) return true;
  if (a.kind !== b.kind) return false;
  if (a.kind === 'plain' && b.kind === 'plain') return a.name === b.name;
  if (a.kind === 'object' && b.kind === 'object') return a.of === b.of;
  if (a.kind === 'class' && b.kind === 'class') return a.of === b.of;
  if (a.kind === 'list' && b.kind === 'list') return a.name === b.name && same(a.item, b.item);
  if (a.kind === 'dict' && b.kind === 'dict') return same(a.key, b.key) && same(a.value, b.value);
  return a.kind === 'any' || a.kind === 'none';
};

export const union = (types: readonly Type[]): Type => {
  const flat: Type[] = [];
  for (const type of types.flatMap((one) => (one.kind === 'union' ? one.items : [one]))) {
    if (!flat.some((known) => same(known, type))) flat.push(type);
  }
  const [only] = flat;
  if (only === undefined) return ANY;
  return flat.length === 1 ? only : {kind: 'union', items: flat};
};

/** The members of a union that can carry an attribute: `None` left out. */
export const members = (type: Type): readonly Type[] =>
  type.kind === 'union' ? type.items.filter((item) => item.kind !== 'none') : [type];

/** How a type reads in a message. */
export const show = (type: Type): string => {
  switch (type.kind) {
    case 'none':
      return 'None';
    case 'plain':
    case 'plainClass':
      return type.name;
    case 'list':
      return `${type.name === 'set' ? 'Set' : 'List'}[${show(type.item)}]`;
    case 'tuple':
      return 'tuple';
    case 'dict':
      return 'dict';
    case 'union':
      return `Union[${type.items.map(show).join(', ')}]`;
    case 'object':
    case 'class':
      return type.of.label;
    case 'callable':
      return type.of.label;
    default:
      return 'Any';
  }
};

/** The same with its article: a str, an int. */
export const aType = (type: Type): string => {
  const text = show(type);
  return `${/^[aeio]/i.test(text) ? 'an' : 'a'} ${text}`;
};

export type {Expr, Stmt};
