import Joi from 'joi';

import type {SdkModel} from './types.ts';

const name = Joi.string().required();
const nullable = Joi.string().allow(null, '').required();
const names = Joi.array().items(Joi.string());

const param = Joi.object({
  name,
  type: nullable,
  default: nullable,
  kind: Joi.valid('args', 'keyword', 'kwargs'),
});
const params = Joi.array().items(param).required();
const plain = {name, params, returns: nullable};
const plainMethods = Joi.array()
  .items(Joi.object({...plain, kind: Joi.valid('staticmethod', 'classmethod')}))
  .required();

const body = Joi.object({
  schema: Joi.string(),
  keys: names,
  from: Joi.string(),
  notJsonNative: Joi.array().items(
    Joi.object({field: name, types: names.required(), required: Joi.boolean().required()}),
  ),
}).xor('schema', 'keys', 'from');

const methods = Joi.array()
  .items(
    Joi.object({
      ...plain,
      http: Joi.array().items(
        Joi.object({
          method: Joi.valid('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS').required(),
          path: name,
          query: names,
          form: names,
          cookies: names,
          body,
        }),
      ),
      reaches: names,
      raises: names,
      kwargsTo: Joi.string(),
      async: Joi.valid(true),
      deprecated: Joi.alternatives(Joi.valid(true), Joi.object({replacement: name})),
    }),
  )
  .unique('name')
  .required();

const members = Joi.array().items(Joi.object({name, returns: nullable}));
const bases = names.required();

const model = Joi.object({
  format: Joi.valid(1).required(),
  release: name,
  source: Joi.object({
    commit: Joi.string()
      .pattern(/^[0-9a-f]{40}$/, 'a full commit hash')
      .required(),
    date: Joi.string()
      .pattern(/^\d{4}-\d{2}-\d{2}$/, 'a day, YYYY-MM-DD')
      .required(),
  }).required(),
  package: Joi.object({
    importName: name,
    distribution: nullable,
    version: nullable,
    python: nullable,
    requirements: names.required(),
  }).required(),
  environment: Joi.object({read: names.required(), mentioned: names.required()}).required(),
  client: Joi.object({
    class: name,
    module: name,
    params,
    attributes: names.required(),
    methods: plainMethods,
  }).required(),
  services: Joi.array()
    .items(Joi.object({attribute: name, class: name, module: name, methods}))
    .unique('attribute')
    .min(1)
    .required(),
  helpers: Joi.array()
    .items(
      Joi.object({
        class: name,
        module: name,
        params,
        attributes: names.required(),
        methods,
        obtainedFrom: names.required(),
      }),
    )
    .unique('class')
    .required(),
  schemas: Joi.array()
    .items(
      Joi.object({
        name,
        module: name,
        bases,
        fields: Joi.array()
          .items(
            Joi.object({
              name,
              type: name,
              in: Joi.string(),
              required: Joi.valid(true),
              default: Joi.string(),
              alias: Joi.string(),
            }).xor('required', 'default'),
          )
          .unique('name')
          .required(),
        extra: Joi.valid('allow'),
        properties: members,
        methods: members,
        subscript: Joi.valid(true),
      }),
    )
    .unique('name')
    .required(),
  enums: Joi.array()
    .items(
      Joi.object({
        name,
        module: name,
        bases,
        members: Joi.array()
          .items(Joi.object({name, value: name}))
          .required(),
      }),
    )
    .unique('name')
    .required(),
  exceptions: Joi.array()
    .items(Joi.object({name, module: name, bases, params, attributes: names.required()}))
    .unique('name')
    .required(),
  authenticators: Joi.array()
    .items(
      Joi.object({
        name,
        module: name,
        bases,
        params,
        attributes: names.required(),
        methods: plainMethods,
      }),
    )
    .unique('name')
    .required(),
  utilities: Joi.array()
    .items(Joi.object({name, module: name, params, methods: plainMethods}))
    .unique('name')
    .required(),
  modules: Joi.object().pattern(Joi.string(), names).required(),
});

/** `['services', 3, 'class']` → `services[3].class`, the way it is written in code. */
const jsonPath = (path: readonly (string | number)[]): string =>
  path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return /^\w+$/.test(part) ? `${text}${text === '' ? '' : '.'}${part}` : `${text}["${part}"]`;
  }, '');

/** Names that point at something the model does not hold. */
const dangling = (sdk: SdkModel): string[] => {
  const faults: string[] = [];
  const schemas = new Set(sdk.schemas.map((schema) => schema.name));
  const need = (path: string, schema: string | undefined): void => {
    if (schema !== undefined && !schemas.has(schema)) {
      faults.push(`${path} names the schema "${schema}", which is not in schemas[]`);
    }
  };
  const methodsOf = (path: string, list: SdkModel['services'][number]['methods']): void => {
    list.forEach((method, index) => {
      need(`${path}.methods[${index}].kwargsTo`, method.kwargsTo);
      method.http?.forEach((request, at) => {
        need(`${path}.methods[${index}].http[${at}].body.schema`, request.body?.schema);
      });
    });
  };
  sdk.services.forEach((service, index) => methodsOf(`services[${index}]`, service.methods));
  sdk.helpers.forEach((helper, index) => methodsOf(`helpers[${index}]`, helper.methods));
  sdk.schemas.forEach((schema, index) => {
    schema.fields.forEach((field, at) => need(`schemas[${index}].fields[${at}].in`, field.in));
  });
  const classes: [string, string, string][] = [
    ['client', sdk.client.module, sdk.client.class],
    ...sdk.services.map((s, i): [string, string, string] => [`services[${i}]`, s.module, s.class]),
    ...sdk.helpers.map((h, i): [string, string, string] => [`helpers[${i}]`, h.module, h.class]),
    ...(['schemas', 'enums', 'exceptions', 'authenticators', 'utilities'] as const).flatMap(
      (kind) =>
        sdk[kind].map((item, i): [string, string, string] => [
          `${kind}[${i}]`,
          item.module,
          item.name,
        ]),
    ),
  ];
  for (const [path, module, item] of classes) {
    if (sdk.modules[module]?.includes(item) !== true) {
      faults.push(`${path}: ${item} is not listed in modules["${module}"]`);
    }
  }
  return faults;
};

/** What is wrong with a parsed model, one sentence each; an empty list when it is in order. */
export const modelFaults = (value: unknown): string[] => {
  const {error} = model.validate(value, {abortEarly: false, convert: false});
  if (error === undefined) return dangling(value as SdkModel);
  return error.details.map((detail) => {
    const path = jsonPath(detail.path);
    const said = detail.message.replace(/^"[^"]*" ?/, '');
    return `${path === '' ? 'the model' : path} ${said}`;
  });
};
