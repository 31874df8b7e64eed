import type {
  SdkField,
  SdkMethod,
  SdkModel,
  SdkPlainMethod,
  SdkSchema,
} from '../../../src/data/sdk/types.ts';

import {BASE_MODULE, PYDANTIC_METHODS} from './pydantic.ts';
import {methodLines, paramList} from './signature.ts';
import type {Definition, ModuleWriter} from './writer.ts';

const indent = (lines: readonly string[]): string[] => lines.map((line) => `    ${line}`);
const classLines = (head: string, body: readonly string[]): string[] => [
  `class ${head}:`,
  ...indent(body.length > 0 ? body : ['...']),
];
const bases = (names: readonly string[]): string =>
  names.length > 0 ? `(${names.join(', ')})` : '';

const initLine = (params: readonly string[]): string =>
  `def __init__(${['self', ...params].join(', ')}) -> None: ...`;

/** A pydantic class: fields, a constructor of keywords, properties and methods. */
function schemaLines(schema: SdkSchema, writer: ModuleWriter): string[] {
  const schemas = new Map(writer.model.schemas.map((one) => [one.name, one]));
  const parents = schema.bases.map((base) =>
    schemas.has(base)
      ? (writer.sdk(base) ?? base)
      : writer.from(writer.relative(baseModule(writer.model)), 'BaseModel'),
  );
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
  if (schema.extra === 'allow') keywords.push(`**extra: ${writer.from('typing', 'Any')}`);
  const methods = (schema.methods ?? []).filter(({name}) => !PYDANTIC_METHODS.has(name));
  return classLines(`${schema.name}${bases(parents)}`, [
    ...fields,
    initLine(
      keywords.length > 0 && !(keywords[0] ?? '').startsWith('**') ? ['*', ...keywords] : keywords,
    ),
    ...(schema.properties ?? []).flatMap(({name, returns}) => [
      '@property',
      `def ${name}(self) -> ${writer.type(returns)}: ...`,
    ]),
    ...methods.flatMap(({name, returns}) => {
      const any = writer.from('typing', 'Any');
      return [
        '@classmethod',
        `def ${name}(cls, *args: ${any}, **kwargs: ${any}) -> ${writer.type(returns)}: ...`,
      ];
    }),
    ...(schema.subscript === true
      ? [`def __getitem__(self, key: str) -> ${writer.from('typing', 'Any')}: ...`]
      : []),
  ]);
}

const baseModule = (model: SdkModel): string => `${model.package.importName}.${BASE_MODULE}`;

/** All classes of a release, in the order of the model. The first one of a name counts. */
export function definitions(model: SdkModel): Map<string, Definition> {
  const all: Definition[] = [];
  const attributes = (
    names: readonly string[],
    writer: ModuleWriter,
    known: Readonly<Record<string, string>> = {},
  ): string[] => names.map((name) => `${name}: ${known[name] ?? writer.from('typing', 'Any')}`);
  const methods = (
    owner: string,
    list: readonly (SdkMethod | SdkPlainMethod)[],
    writer: ModuleWriter,
  ): string[] => list.flatMap((method) => methodLines(owner, method, writer));
  const sdkBases = (names: readonly string[], writer: ModuleWriter): string[] =>
    names.map((name) => (name === 'ABC' ? writer.from('abc', name) : (writer.sdk(name) ?? name)));

  const {client} = model;
  all.push({
    name: client.class,
    module: client.module,
    kind: 'client',
    write: (writer) =>
      classLines(client.class, [
        ...model.services.map((one) => `${one.attribute}: ${writer.sdk(one.class) ?? 'object'}`),
        ...attributes(client.attributes, writer),
        initLine(paramList(client.params, writer)),
        ...methods(client.class, client.methods, writer),
      ]),
  });
  for (const service of model.services) {
    all.push({
      name: service.class,
      module: service.module,
      kind: 'service',
      write: (writer) =>
        classLines(service.class, [
          `client: ${writer.sdk(client.class) ?? 'object'}`,
          initLine([`client: ${client.class}`]),
          ...methods(service.class, service.methods, writer),
        ]),
    });
  }
  for (const helper of model.helpers) {
    all.push({
      name: helper.class,
      module: helper.module,
      kind: 'helper',
      write: (writer) =>
        classLines(helper.class, [
          ...attributes(helper.attributes, writer),
          initLine(paramList(helper.params, writer)),
          ...methods(helper.class, helper.methods, writer),
        ]),
    });
  }
  for (const schema of model.schemas) {
    const {name, module} = schema;
    all.push({name, module, kind: 'schema', write: (writer) => schemaLines(schema, writer)});
  }
  for (const one of model.enums) {
    const {name, module} = one;
    const write = (writer: ModuleWriter): string[] =>
      classLines(
        `${name}${bases(one.bases.map((base) => (base === 'Enum' ? writer.from('enum', base) : base)))}`,
        one.members.map((member) => `${member.name} = ${member.value}`),
      );
    all.push({name, module, kind: 'enum', write});
  }
  const authenticators = new Map(model.authenticators.map((one) => [one.name, one.methods]));
  for (const one of [...model.exceptions, ...model.authenticators]) {
    const {name, module} = one;
    const write = (writer: ModuleWriter): string[] =>
      classLines(`${name}${bases(sdkBases(one.bases, writer))}`, [
        ...attributes(one.attributes, writer, {message: 'str'}),
        initLine(paramList(one.params, writer)),
        ...methods(name, authenticators.get(name) ?? [], writer),
      ]);
    all.push({name, module, kind: 'exception', write});
  }
  for (const one of model.utilities) {
    const {name, module} = one;
    const write = (writer: ModuleWriter): string[] =>
      classLines(name, [
        initLine(paramList(one.params, writer)),
        ...methods(name, one.methods, writer),
        // their attributes are not in the model
        `def __getattr__(self, name: str) -> ${writer.from('typing', 'Any')}: ...`,
      ]);
    all.push({name, module, kind: 'utility', write});
  }
  const classes = new Map<string, Definition>();
  for (const one of all) if (!classes.has(one.name)) classes.set(one.name, one);
  return classes;
}
