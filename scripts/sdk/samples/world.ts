import type {
  SdkMethod,
  SdkModel,
  SdkParam,
  SdkPlainMethod,
  SdkSchema,
} from '../../../src/data/sdk/types.ts';

import {PYTHON_ATTRIBUTES} from './python.ts';
import {parsePython} from './parse.ts';
import {
  ANY,
  NONE,
  listOf,
  plain,
  union,
  type Callable,
  type ClassInfo,
  type Expr,
  type Type,
} from './types.ts';

const words = (text: string): string[] => text.split(' ');

/** What every pydantic object and class has beside its fields (pydantic 2). */
const PYDANTIC = words(
  'construct copy dict from_orm json model_computed_fields model_config model_construct model_copy ' +
    'model_dump model_dump_json model_extra model_fields model_fields_set model_json_schema ' +
    'model_parametrized_name model_post_init model_rebuild model_validate model_validate_json ' +
    'model_validate_strings parse_file parse_obj parse_raw schema schema_json update_forward_refs validate',
);
const EXCEPTION = words('add_note args with_traceback');
const ENUM = words('name value');

/**
 * Return types that the SDK does not declare or declares too widely. The source says so; the
 * models keep the annotations as they are.
 */
const RETURNS: Readonly<Record<string, string>> = {'AuthService.verify_token': 'User'};

/** One release of the SDK, prepared for following types. */
export class World {
  readonly model: SdkModel;
  readonly package: string;
  readonly client: ClassInfo;
  private readonly classes = new Map<string, ClassInfo>();
  private readonly annotations = new Map<string, Type>();

  constructor(model: SdkModel) {
    this.model = model;
    this.package = model.package.importName;
    this.client = this.clientClass();
    this.add(this.client);
    for (const service of model.services) {
      const label = `client.${service.attribute}`;
      this.add(this.withMethods(service, label, 'service', service.methods, ['client']));
    }
    for (const helper of model.helpers) {
      const {class: name, attributes, methods} = helper;
      this.add({
        ...this.withMethods(helper, name, 'helper', methods, attributes),
        params: helper.params,
      });
    }
    for (const schema of model.schemas) this.add(this.schemaClass(schema));
    for (const one of model.enums) this.add(this.enumClass(one));
    for (const one of model.exceptions) {
      const names = [...one.attributes, ...EXCEPTION];
      this.add({
        ...this.base(one.name, one.module, 'exception', one.bases),
        names: () => names,
        member: (name) =>
          names.includes(name) ? (name === 'message' ? plain('str') : ANY) : undefined,
        params: one.params,
      });
    }
    for (const one of model.authenticators) {
      const info = this.withMethods(
        {class: one.name, module: one.module},
        one.name,
        'authenticator',
        one.methods,
        one.attributes,
      );
      this.add({
        ...info,
        bases: one.bases,
        params: one.bases.includes('ABC') ? undefined : one.params,
      });
    }
    for (const one of model.utilities) {
      const info = this.withMethods(
        {class: one.name, module: one.module},
        one.name,
        'utility',
        one.methods,
        [],
      );
      this.add({...info, open: true, params: one.params});
    }
  }

  private add(info: ClassInfo): void {
    if (!this.classes.has(info.name)) this.classes.set(info.name, info);
  }

  class(name: string): ClassInfo | undefined {
    return this.classes.get(name);
  }

  classNames(): string[] {
    return [...this.classes.keys()];
  }

  /** The class of a module, or the module below it, or undefined when there is neither. */
  importable(module: string, name: string): Type | undefined {
    const below = `${module}.${name}`;
    if (below in this.model.modules) return {kind: 'module', name: below};
    if (this.model.modules[module]?.includes(name) !== true) return undefined;
    const info = this.classes.get(name);
    return info === undefined ? ANY : {kind: 'class', of: info};
  }

  /** The type that an annotation of the SDK means. */
  type(annotation: string | null): Type {
    if (annotation === null) return ANY;
    const known = this.annotations.get(annotation);
    if (known !== undefined) return known;
    const [stmt] = parsePython(annotation).body;
    const type = stmt?.kind === 'expr' ? this.annotated(stmt.value) : ANY;
    this.annotations.set(annotation, type);
    return type;
  }

  /** The type that an annotation means; `resolve` looks up names of the page. */
  annotated(expr: Expr, resolve?: (name: string) => Type | undefined): Type {
    const inner = (part: Expr | undefined): Type =>
      part === undefined ? ANY : this.annotated(part, resolve);
    if (expr.kind === 'literal') {
      if (expr.type === 'none') return NONE;
      if (expr.type === 'str') return this.type(expr.text.replace(/^['"]+|['"]+$/g, ''));
      return ANY;
    }
    if (expr.kind === 'name') return this.named(expr.id, resolve);
    if (expr.kind === 'binary' && expr.op === '|')
      return union([inner(expr.left), inner(expr.right)]);
    if (expr.kind !== 'index') return ANY;
    const generic =
      expr.value.kind === 'name'
        ? expr.value.id
        : expr.value.kind === 'attr'
          ? expr.value.attr
          : '';
    const items = expr.items.flatMap((item) =>
      item.kind === 'sequence' && item.type === 'tuple' ? item.items : [item],
    );
    switch (generic) {
      case 'Optional':
        return union([inner(items[0]), NONE]);
      case 'Union':
        return union(items.map(inner));
      case 'List':
      case 'list':
      case 'Sequence':
      case 'Iterable':
        return listOf(inner(items[0]));
      case 'Set':
      case 'set':
        return listOf(inner(items[0]), 'set');
      case 'Dict':
      case 'dict':
        return {kind: 'dict', key: inner(items[0]), value: inner(items[1])};
      case 'Tuple':
      case 'tuple':
        return {kind: 'tuple', items: items.map(inner)};
      default:
        return ANY;
    }
  }

  private named(name: string, resolve?: (name: string) => Type | undefined): Type {
    const local = resolve?.(name);
    if (local?.kind === 'class') return {kind: 'object', of: local.of};
    if (local?.kind === 'plainClass') return plain(local.name);
    switch (name) {
      case 'str':
      case 'int':
      case 'float':
      case 'bool':
      case 'bytes':
      case 'UUID':
      case 'datetime':
        return plain(name);
      case 'EmailStr':
        return plain('str');
      case 'list':
      case 'List':
        return listOf(ANY);
      case 'dict':
      case 'Dict':
        return {kind: 'dict', key: ANY, value: ANY};
      case 'None':
        return NONE;
      default: {
        const info = resolve === undefined ? this.classes.get(name) : undefined;
        return info === undefined ? ANY : {kind: 'object', of: info};
      }
    }
  }

  private base(
    name: string,
    module: string,
    kind: ClassInfo['kind'],
    bases: readonly string[],
  ): ClassInfo {
    const none = (): undefined => undefined;
    return {
      name,
      kind,
      module,
      label: name,
      bases,
      names: () => [],
      member: none,
      classNames: () => [],
      classMember: none,
      open: false,
      subscript: false,
    };
  }

  private callable(owner: string, label: string, method: SdkMethod | SdkPlainMethod): Type {
    const of: Callable = {
      label: `${label}.${method.name}`,
      params: method.params,
      returns: this.type(RETURNS[`${owner}.${method.name}`] ?? method.returns),
      extra: this.extra(method),
    };
    return {kind: 'callable', of};
  }

  /** Extra keywords that reach a schema may only be its fields. */
  private extra(method: SdkMethod | SdkPlainMethod): Callable['extra'] {
    const schema = 'kwargsTo' in method ? method.kwargsTo : undefined;
    if (schema === undefined) return undefined;
    const fields = this.model.schemas.find((one) => one.name === schema)?.fields ?? [];
    return {schema, names: fields.map((field) => field.name)};
  }

  private withMethods(
    one: {readonly class: string; readonly module: string},
    label: string,
    kind: ClassInfo['kind'],
    methods: readonly (SdkMethod | SdkPlainMethod)[],
    attributes: readonly string[],
  ): ClassInfo {
    const found = new Map(methods.map((method) => [method.name, method]));
    const names = [...found.keys(), ...attributes];
    const member = (name: string): Type | undefined => {
      const method = found.get(name);
      if (method !== undefined) return this.callable(one.class, label, method);
      return attributes.includes(name) ? ANY : undefined;
    };
    return {
      ...this.base(one.class, one.module, kind, []),
      label,
      names: () => names,
      member,
      classNames: () => [...found.keys()],
      classMember: member,
    };
  }

  private clientClass(): ClassInfo {
    const {class: name, module, params, attributes, methods} = this.model.client;
    const services = new Map(
      this.model.services.map((service) => [service.attribute, service.class]),
    );
    const raw = this.withMethods({class: name, module}, 'client', 'client', methods, attributes);
    return {
      ...raw,
      names: () => [...services.keys(), ...raw.names()],
      member: (attribute) => {
        const service = this.classes.get(services.get(attribute) ?? '');
        return service === undefined ? raw.member(attribute) : {kind: 'object', of: service};
      },
      params,
    };
  }

  private schemaClass(schema: SdkSchema): ClassInfo {
    const fields = new Map(schema.fields.map((field) => [field.name, field]));
    const properties = new Map((schema.properties ?? []).map((one) => [one.name, one]));
    const methods = (schema.methods ?? []).map((one) => one.name);
    const names = [...fields.keys(), ...properties.keys(), ...methods];
    const self = (): Type => {
      const of = this.classes.get(schema.name);
      return of === undefined ? ANY : {kind: 'object', of};
    };
    const pydantic = (name: string): Type | undefined => {
      if (!PYDANTIC.includes(name) && !methods.includes(name)) return undefined;
      if (
        /^(model_validate|model_validate_json|model_construct|model_copy|copy|parse_obj)$/.test(
          name,
        )
      ) {
        return {kind: 'function', returns: self(), async: false};
      }
      if (name === 'model_dump' || name === 'dict') {
        return {
          kind: 'function',
          returns: {kind: 'dict', key: plain('str'), value: ANY},
          async: false,
        };
      }
      return ANY;
    };
    return {
      ...this.base(schema.name, schema.module, 'schema', schema.bases),
      names: () => names,
      member: (name) => {
        const field = fields.get(name);
        if (field !== undefined) return this.type(field.type);
        const property = properties.get(name);
        return property === undefined ? pydantic(name) : this.type(property.returns);
      },
      classNames: () => PYDANTIC,
      classMember: pydantic,
      open: schema.extra === 'allow',
      subscript: schema.subscript === true,
      fields: schema.fields.map(({name, alias, required}) => ({
        name,
        alias,
        required: required === true,
      })),
    };
  }

  private enumClass(one: SdkModel['enums'][number]): ClassInfo {
    const values = one.members.map((member) => member.name);
    const mixed = one.bases.find((name) => name in PYTHON_ATTRIBUTES);
    const inherited = mixed === undefined ? [] : words(PYTHON_ATTRIBUTES[mixed] ?? '');
    const self = (): Type => {
      const of = this.classes.get(one.name);
      return of === undefined ? ANY : {kind: 'object', of};
    };
    return {
      ...this.base(one.name, one.module, 'enum', one.bases),
      names: () => ENUM,
      member: (name) => {
        if (name === 'value' && mixed !== undefined) return plain(mixed);
        if (name === 'name') return plain('str');
        return inherited.includes(name) ? ANY : undefined;
      },
      classNames: () => values,
      classMember: (name) => (values.includes(name) ? self() : undefined),
      subscript: mixed === 'str',
    };
  }

  /** Whether one class of the SDK descends from another. */
  descends(info: ClassInfo, from: string): boolean {
    if (info.name === from) return true;
    return info.bases.some((base) => {
      const found = this.classes.get(base);
      return base === from || (found !== undefined && this.descends(found, from));
    });
  }
}

export type {SdkParam};
