import type {
  SdkField,
  SdkMethod,
  SdkModel,
  SdkParam,
  SdkPlainMethod,
  SdkSchema,
} from '../../../src/data/sdk/types.ts';

import {PYDANTIC_METHODS} from './pydantic.ts';
import {methodLines, paramList} from './signature.ts';
import {TypeWriter} from './writer.ts';

const indent = (lines: readonly string[]): string[] => lines.map((line) => `    ${line}`);
const classLines = (name: string, bases: readonly string[], body: readonly string[]): string[] => [
  `class ${name}${bases.length > 0 ? `(${bases.join(', ')})` : ''}:`,
  ...indent(body.length > 0 ? body : ['...']),
];

const initLine = (params: readonly string[]): string =>
  `def __init__(${['self', ...params].join(', ')}) -> None: ...`;

/** A pydantic class: fields, a constructor of keywords, properties and methods. */
function schemaLines(schema: SdkSchema, writer: TypeWriter): string[] {
  const schemas = new Map(writer.model.schemas.map((one) => [one.name, one]));
  const parents = schema.bases.map((base) => (schemas.has(base) ? base : 'BaseModel'));
  const inherited = (field: SdkField): SdkField | undefined =>
    schema.bases
      .flatMap((base) => schemas.get(base)?.fields ?? [])
      .find(({name}) => name === field.name);
  const own = schema.fields.filter((field) => {
    const parent = inherited(field);
    return parent === undefined || parent.type !== field.type;
  });
  const fields = own.map((field) => {
    const line = `${field.name}: ${writer.type(field.type)}`;
    return inherited(field) === undefined
      ? line
      : `${line}  # pyright: ignore[reportIncompatibleVariableOverride]`;
  });
  const keywords = schema.fields.flatMap((field) => {
    const type = writer.accepted(field.type);
    const optional = field.required === true ? '' : ' = ...';
    const alias = field.alias === undefined ? [] : [`${field.alias}: ${type} = ...`];
    return [`${field.name}: ${type}${field.alias === undefined ? optional : ' = ...'}`, ...alias];
  });
  if (schema.extra === 'allow') keywords.push('**extra: Any');
  const methods = (schema.methods ?? []).filter(({name}) => !PYDANTIC_METHODS.has(name));
  return classLines(schema.name, parents, [
    ...fields,
    initLine(
      keywords.length > 0 && !(keywords[0] ?? '').startsWith('**') ? ['*', ...keywords] : keywords,
    ),
    ...(schema.properties ?? []).flatMap(({name, returns}) => [
      '@property',
      `def ${name}(self) -> ${writer.type(returns)}: ...`,
    ]),
    ...methods.flatMap(({name, returns}) => [
      '@classmethod',
      `def ${name}(cls, *args: Any, **kwargs: Any) -> ${writer.type(returns)}: ...`,
    ]),
    ...(schema.subscript === true ? ['def __getitem__(self, key: str) -> Any: ...'] : []),
  ]);
}

/** All classes of a release with their lines, in the order of the model. */
export function definitions(model: SdkModel) {
  const {client, services, helpers, schemas, enums, exceptions, authenticators, utilities} = model;
  const classes = new Set([
    ...[client, ...services, ...helpers].map((one) => one.class),
    ...[...schemas, ...enums, ...exceptions, ...authenticators, ...utilities].map(
      (one) => one.name,
    ),
  ]);
  const writer = new TypeWriter(model, (name) => classes.has(name));
  const define = (name: string, body: readonly string[], above: readonly string[] = []) => ({
    name,
    lines: classLines(name, above, body),
  });
  /** A constructor and methods. */
  const members = (
    owner: string,
    params: readonly SdkParam[],
    methods: readonly (SdkMethod | SdkPlainMethod)[],
  ): string[] => [
    initLine(paramList(params, writer)),
    ...methods.flatMap((method) => methodLines(owner, method, writer)),
  ];
  const attributes = (names: readonly string[]): string[] => names.map((name) => `${name}: Any`);
  const withMethods = new Map(authenticators.map((one) => [one.name, one.methods]));

  return [
    define(client.class, [
      ...services.map((one) => `${one.attribute}: ${one.class}`),
      ...attributes(client.attributes),
      ...members(client.class, client.params, client.methods),
    ]),
    ...services.map((one) =>
      define(one.class, [
        `client: ${client.class}`,
        initLine([`client: ${client.class}`]),
        ...one.methods.flatMap((method) => methodLines(one.class, method, writer)),
      ]),
    ),
    ...helpers.map((one) =>
      define(one.class, [
        ...attributes(one.attributes),
        ...members(one.class, one.params, one.methods),
      ]),
    ),
    ...schemas.map((one) => ({name: one.name, lines: schemaLines(one, writer)})),
    ...enums.map(({name, bases, members: list}) => {
      const body = list.map((member) => `${member.name} = ${member.value}`);
      return define(name, body, bases);
    }),
    ...[...exceptions, ...authenticators].map(({name, bases, params, ...one}) => {
      const known = one.attributes.map((key) => `${key}: ${key === 'message' ? 'str' : 'Any'}`);
      const methods = withMethods.get(name) ?? [];
      return define(name, [...known, ...members(name, params, methods)], bases);
    }),
    ...utilities.map(({name, params, methods}) =>
      define(name, [
        ...members(name, params, methods),
        // their attributes are not in the model
        'def __getattr__(self, name: str) -> Any: ...',
      ]),
    ),
  ];
}
