import type {
  SdkField,
  SdkMethod,
  SdkModel,
  SdkParam,
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
  const classes = new Map<string, Definition>();
  const add = (
    kind: Definition['kind'],
    {module}: {readonly module: string},
    name: string,
    write: Definition['write'],
  ): void => {
    if (!classes.has(name)) classes.set(name, {module, kind, write});
  };
  const attributes = (
    names: readonly string[],
    writer: ModuleWriter,
    known: Readonly<Record<string, string>> = {},
  ): string[] => names.map((name) => `${name}: ${known[name] ?? writer.from('typing', 'Any')}`);
  /** A constructor and methods. */
  const members = (
    owner: string,
    params: readonly SdkParam[],
    methods: readonly (SdkMethod | SdkPlainMethod)[],
    writer: ModuleWriter,
  ): string[] => [
    initLine(paramList(params, writer)),
    ...methods.flatMap((method) => methodLines(owner, method, writer)),
  ];

  const {client} = model;
  add('client', client, client.class, (writer) =>
    classLines(client.class, [
      ...model.services.map((one) => `${one.attribute}: ${writer.sdk(one.class) ?? 'object'}`),
      ...attributes(client.attributes, writer),
      ...members(client.class, client.params, client.methods, writer),
    ]),
  );
  for (const service of model.services) {
    add('service', service, service.class, (writer) =>
      classLines(service.class, [
        `client: ${writer.sdk(client.class) ?? 'object'}`,
        initLine([`client: ${client.class}`]),
        ...service.methods.flatMap((method) => methodLines(service.class, method, writer)),
      ]),
    );
  }
  for (const helper of model.helpers) {
    add('helper', helper, helper.class, (writer) =>
      classLines(helper.class, [
        ...attributes(helper.attributes, writer),
        ...members(helper.class, helper.params, helper.methods, writer),
      ]),
    );
  }
  for (const schema of model.schemas) {
    add('schema', schema, schema.name, (writer) => schemaLines(schema, writer));
  }
  for (const one of model.enums) {
    add('enum', one, one.name, (writer) =>
      classLines(
        `${one.name}${bases(one.bases.map((base) => (base === 'Enum' ? writer.from('enum', base) : base)))}`,
        one.members.map((member) => `${member.name} = ${member.value}`),
      ),
    );
  }
  const withMethods = new Map(model.authenticators.map((one) => [one.name, one.methods]));
  for (const one of [...model.exceptions, ...model.authenticators]) {
    add('exception', one, one.name, (writer) => {
      const above = one.bases.map((name) =>
        name === 'ABC' ? writer.from('abc', name) : (writer.sdk(name) ?? name),
      );
      return classLines(`${one.name}${bases(above)}`, [
        ...attributes(one.attributes, writer, {message: 'str'}),
        ...members(one.name, one.params, withMethods.get(one.name) ?? [], writer),
      ]);
    });
  }
  for (const one of model.utilities) {
    add('utility', one, one.name, (writer) =>
      classLines(one.name, [
        ...members(one.name, one.params, one.methods, writer),
        // their attributes are not in the model
        `def __getattr__(self, name: str) -> ${writer.from('typing', 'Any')}: ...`,
      ]),
    );
  }
  return classes;
}
