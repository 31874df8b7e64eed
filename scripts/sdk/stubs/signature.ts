import type {SdkMethod, SdkParam, SdkPlainMethod} from '../../../src/data/sdk/types.ts';

import type {TypeWriter} from './writer.ts';

/**
 * Return types that the SDK does not declare, or declares as `dict` although it returns an object. The
 * models keep the annotations as they are.
 */
const RETURNS: Readonly<Record<string, string>> = {'AuthService.verify_token': 'User'};

/** The parameters between the brackets, without `self`. */
export function paramList(
  params: readonly SdkParam[],
  writer: TypeWriter,
  further: readonly string[] = [],
): string[] {
  const list: string[] = [];
  let keywordsOnly = false;
  for (const {name, type, default: value, kind} of params) {
    const typed = `${name}: ${writer.type(type)}`;
    if (kind === 'args') {
      list.push(`*${typed}`);
      keywordsOnly = true;
    } else if (kind === 'kwargs') {
      if (further.length === 0) list.push(`**${typed}`);
    } else {
      if (kind === 'keyword' && !keywordsOnly) {
        list.push('*');
        keywordsOnly = true;
      }
      list.push(value === null ? typed : `${typed} = ...`);
    }
  }
  if (further.length > 0) list.push(...(keywordsOnly ? [] : ['*']), ...further);
  return list;
}

/**
 * Extra keywords that go to a schema: its fields, one by one. The SDK accepts any keyword and silently drops
 * those that are not a field, so `**kwargs: Any` would hide mistakes.
 */
function kwargs(method: SdkMethod | SdkPlainMethod, writer: TypeWriter): string[] {
  const target = 'kwargsTo' in method ? method.kwargsTo : undefined;
  const schema = writer.model.schemas.find(({name}) => name === target);
  if (schema === undefined) return [];
  return schema.fields
    .filter(({name}) => !method.params.some((param) => param.name === name))
    .map(({name, type}) => `${name}: ${writer.accepted(type)} = ...`);
}

/** The lines of one method of a class. */
export function methodLines(
  owner: string,
  method: SdkMethod | SdkPlainMethod,
  writer: TypeWriter,
): string[] {
  const lines: string[] = [];
  if ('deprecated' in method && method.deprecated !== undefined) {
    const use =
      method.deprecated === true ? 'deprecated' : `use ${method.deprecated.replacement} instead`;
    lines.push(`@deprecated("${use}")`);
  }
  if (method.kind !== undefined) lines.push(`@${method.kind}`);
  const self =
    method.kind === 'staticmethod' ? [] : [method.kind === 'classmethod' ? 'cls' : 'self'];
  const async = 'async' in method ? 'async ' : '';
  const returns = RETURNS[`${owner}.${method.name}`] ?? method.returns;
  const define = (params: readonly string[], type: string): string =>
    `${async}def ${method.name}(${[...self, ...params].join(', ')}) -> ${type}: ...`;

  const params = paramList(method.params, writer, kwargs(method, writer));
  const split = byFlag(method);
  if (split === undefined) return [...lines, define(params, writer.type(returns))];
  const flag = params.findIndex((param) => param.startsWith(`${split.flag}: `));
  const variant = (index: number, value: string, type: string): string => {
    const optional = value === split.default ? ' = ...' : '';
    const typed = `${split.flag}: ${value === 'bool' ? value : `Literal[${value}]`}${optional}`;
    const first = [...params.slice(0, index), ...(optional === '' ? ['*'] : []), typed];
    return define([...first, ...params.slice(index + 1)], type);
  };
  return [
    ...lines,
    '@overload',
    variant(flag, 'False', writer.type(split.off)),
    '@overload',
    variant(flag, 'True', writer.type(split.on)),
    '@overload',
    define(params, writer.type(returns)),
  ];
}

/** A method whose flag `return_metadata` determines which part of its union it returns. */
function byFlag(
  method: SdkPlainMethod,
): {flag: string; default: string; off: string; on: string} | undefined {
  const last = method.params.at(-1);
  const [, off, on] = /^Union\[(List\[\w+\]), (\w+)\]$/.exec(method.returns ?? '') ?? [];
  if (last?.name !== 'return_metadata' || off === undefined || on === undefined) return undefined;
  return {flag: last.name, default: last.default ?? '', off, on};
}
