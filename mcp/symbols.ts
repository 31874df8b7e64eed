import type {
  MethodNotes,
  SdkMethod,
  SdkParam,
  SdkPlainMethod,
  SdkRequest,
} from '../src/data/sdk/types.ts';
import {pythonParameters} from '../src/site/text/python.ts';
import {alwaysBad} from '../src/site/text/raises.ts';
import {comparable} from '../src/site/text/sections.ts';
import {escapeRegExp} from '../src/site/util/escape.ts';

import {closest} from './closest.ts';
import type {ReleaseData} from './data.ts';

/** A method, class, schema, enum or exception of the SDK. */
export interface SdkSymbol {
  readonly kind:
    | 'method'
    | 'attribute'
    | 'service'
    | 'helper'
    | 'schema'
    | 'enum'
    | 'exception'
    | 'client'
    | 'class';
  /** As it is written in code: `client.models.list_models`, `CreateModel`. */
  readonly name: string;
  /** Other names that find it. */
  readonly names: readonly string[];
  /** Heading of its section in the reference. */
  readonly heading: string;
  /** Service that it belongs to. */
  readonly service?: string;
  readonly method?: SdkMethod;
  readonly notes?: MethodNotes;
  /** Every call of its service needs a login. */
  readonly login?: boolean;
  /** Lines that describe it, for everything but methods. */
  readonly lines: readonly string[];
}

/** `download_model(repo_id: str, timeout: int = 5)` with the type of what it returns. */
export function signature(
  name: string,
  params: readonly SdkParam[],
  returns: string | null,
): string {
  return `${name}(${pythonParameters(params).join(', ')})${returns === null ? '' : ` -> ${returns}`}`;
}

/** One request of a method on one line. */
export function request({method, path, query, form, body}: SdkRequest): string {
  const list = (label: string, names: readonly string[] | undefined): string =>
    names === undefined || names.length === 0 ? '' : `; ${label} ${names.join(', ')}`;
  const sent = body?.schema ?? body?.keys?.join(', ') ?? body?.from;
  return `${method} ${path}${list('query', query)}${list('form', form)}${sent === undefined ? '' : `; body ${sent}`}`;
}

/** Everything of a release's SDK that has a name. */
export function symbolsOf({sdk, notes}: Pick<ReleaseData, 'sdk' | 'notes'>): SdkSymbol[] {
  const methods = (
    owner: string,
    className: string,
    list: readonly SdkMethod[],
    words: Readonly<Record<string, MethodNotes>> | undefined,
    service?: string,
  ): SdkSymbol[] =>
    list.map((method) => {
      const own = words?.[method.name];
      return {
        kind: 'method',
        name: `${owner}.${method.name}`,
        names: [
          method.name,
          ...[className, service ?? VARIABLES[owner] ?? owner].map(
            (one) => `${one}.${method.name}`,
          ),
        ],
        heading: method.name,
        method,
        lines: [],
        login: notes[service ?? '']?.login === true,
        ...(service !== undefined && {service}),
        ...(own !== undefined && {notes: own}),
      };
    });
  const {client} = sdk;
  return [
    ...sdk.services.flatMap((service): SdkSymbol[] => [
      {
        kind: 'service',
        name: `client.${service.attribute}`,
        names: [service.attribute, service.class],
        heading: 'Methods',
        service: service.attribute,
        login: notes[service.attribute]?.login === true,
        lines: [
          `Class \`${service.class}\` in \`${service.module}\`. Methods:`,
          ...methodList(service.methods),
        ],
      },
      ...methods(
        `client.${service.attribute}`,
        service.class,
        service.methods,
        notes[service.attribute]?.methods,
        service.attribute,
      ),
    ]),
    ...sdk.helpers.flatMap((helper): SdkSymbol[] => {
      const service = helper.obtainedFrom[0]?.split('.')[0];
      return [
        {
          ...named('helper', helper.class, [
            `Class in \`${helper.module}\`, returned by ${helper.obtainedFrom.map((one) => `\`client.${one}\``).join(', ')}. Methods:`,
            ...methodList(helper.methods),
          ]),
          ...(service !== undefined && {service}),
        },
        ...methods(
          helper.class,
          helper.class,
          helper.methods,
          notes[service ?? '']?.helpers?.[helper.class]?.methods,
        ).map((symbol) => (service === undefined ? symbol : {...symbol, service})),
      ];
    }),
    {
      ...named('client', client.class, [
        `Class in \`${client.module}\`: \`${signature(client.class, client.params, null)}\``,
        ...(client.attributes.length === 0 ? [] : [`Attributes: ${client.attributes.join(', ')}.`]),
        ...methodList(client.methods),
      ]),
      names: ['client'],
    },
    ...client.methods.map((method) => ({
      ...named('method', `client.${method.name}`, [
        `A raw call: \`${signature(method.name, method.params, method.returns)}\``,
      ]),
      names: [`${client.class}.${method.name}`],
      heading: client.class,
    })),
    ...client.attributes.map((name) => ({
      ...named('attribute', `client.${name}`, [`An attribute of \`${client.class}\`.`]),
      names: [`${client.class}.${name}`],
      heading: client.class,
    })),
    ...sdk.schemas.map(({name, module, bases, fields, properties = []}) =>
      named('schema', name, [
        `Schema in \`${module}\`${bases.length === 0 ? '' : `, extends ${bases.join(', ')}`}. Fields:`,
        ...fields.map(
          (field) =>
            `- \`${field.name}: ${field.type}${field.default === undefined ? '' : ` = ${field.default}`}\`${field.required === true ? ' (required)' : ''}`,
        ),
        ...properties.map(
          (one) =>
            `- \`${one.name}: ${one.returns ?? 'Any'}\` (read only, computed from the fields)`,
        ),
      ]),
    ),
    ...sdk.enums.map(({name, module, members}) =>
      named('enum', name, [
        `Enum in \`${module}\`. Values:`,
        ...members.map((member) => `- \`${member.name} = ${member.value}\``),
      ]),
    ),
    ...sdk.exceptions.map(({name, module, bases, params, attributes}) =>
      named('exception', name, [
        `Exception in \`${module}\`, extends ${bases.join(', ')}.`,
        `\`${signature(name, params, null)}\``,
        ...(attributes.length === 0 ? [] : [`Attributes: ${attributes.join(', ')}.`]),
      ]),
    ),
    ...[...sdk.authenticators, ...sdk.utilities].map(({name, module, params, methods: own}) =>
      named('class', name, [
        `Class in \`${module}\`: \`${signature(name, params, null)}\`. Methods:`,
        ...methodList(own),
      ]),
    ),
  ];
}

/** A symbol that is not a method, with no other names. */
function named(kind: SdkSymbol['kind'], name: string, lines: readonly string[]): SdkSymbol {
  return {kind, name, names: [], heading: name, lines};
}

/** What programs call an object of a helper class, as in the samples. */
const VARIABLES: Readonly<Record<string, string>> = {EmbeddingProvider: 'embedder'};

const methodList = (methods: readonly (SdkPlainMethod | SdkMethod)[]): string[] =>
  methods.map((method) => {
    const {name, params, returns} = method;
    const mark = isBroken(method) ? ' (broken, look it up)' : '';
    return `- \`${signature(name, params, returns)}\`${mark}`;
  });

/** Whether every call fails, because its request cannot be encoded. */
export const isBroken = (method: SdkMethod): boolean =>
  (method.http ?? []).some((one) => alwaysBad(method, one).length > 0);

/** What a name means in a release's SDK. */
interface Meaning {
  readonly found: readonly SdkSymbol[];
  /** False if the name is written otherwise in code. */
  readonly exact: boolean;
  /** Similar names if nothing is found. */
  readonly close: readonly string[];
}

/** Finds what a caller means by a name: with or without `client.`, module, parentheses, case. */
export function lookup(symbols: readonly SdkSymbol[], wanted: string): Meaning {
  const asked = wanted.slice(0, 300).trim();
  const name = asked
    .replace(/\(.*$/s, '')
    .replace(/^(?:from\s+\S+\s+)?import\s+|^from\s+/, '')
    // Names of modules begin with a small letter, those of classes with a capital.
    .replace(/^kamiwaza_(?:client|sdk)\.(?:(?:[a-z_]\w*\.)*(?=[A-Z]))?/, '');
  // Without the query: `/models/?load_files=true` is `/models/`, and has the form of `/models/{id}`.
  const path = /^(?:(GET|POST|PUT|PATCH|DELETE)\s+)?(\/[^\s?#]+)(?:[?#]\S*)?$/i.exec(asked);
  // `/models/search` is a request of its own, and has the form of `/models/{id}`.
  for (const isSame of path === null ? [] : [sameRequest, hasForm]) {
    const found = symbols.filter(({method}) =>
      method?.http?.some((one) => isSame(one, path?.[1], path?.[2] ?? '')),
    );
    if (found.length > 0) return {found, exact: true, close: []};
  }
  const tail = name.replace(/^client\./, '');
  const exact = symbols.filter(
    (one) =>
      [one.name, ...one.names].includes(name) ||
      // Its own members are not in the model, so they are answered with it.
      (one.kind === 'attribute' && name.startsWith(`${one.name}.`)),
  );
  const found =
    exact.length > 0
      ? exact
      : symbols.filter((one) =>
          [one.name.replace(/^client\./, ''), ...one.names].some(
            (own) => comparable(own) === comparable(tail),
          ),
        );
  if (found.length > 0 && comparable(tail) !== '') {
    return {found, exact: exact.length > 0, close: []};
  }
  const [first = '', ...more] = tail.split('.');
  const service = symbols.find(
    (one) => one.kind === 'service' && one.names.includes(first) && more.length > 0,
  );
  // A method of another service does something else, so it is no substitute.
  const own = symbols.filter(
    (one) => service === undefined || (one.service === service.service && one !== service),
  );
  const near = closest(more.at(-1) ?? first, own, ({heading}) => [heading], 0.5);
  const close = [
    ...new Set((near.length > 0 ? near : [service]).flatMap((one) => one?.name ?? [])),
  ];
  return {found: [], exact: false, close: close.slice(0, 4)};
}

const plain = (path: string): string =>
  path
    .replace(/^\/api(?=\/)/, '')
    .replace(/\{[^}]*\}|:\w+/g, '{}')
    .replace(/\/$/, '');

const isVerb = ({method}: SdkRequest, wanted: string | undefined): boolean =>
  wanted === undefined || wanted.toUpperCase() === method;

const sameRequest = (one: SdkRequest, verb: string | undefined, address: string): boolean =>
  plain(one.path) === plain(address) && isVerb(one, verb);

/** Whether an address has values in place of a path's parameters. */
function hasForm(one: SdkRequest, verb: string | undefined, address: string): boolean {
  const form = plain(one.path).split('{}').map(escapeRegExp).join('[^/]+');
  return new RegExp(`^${form}$`).test(plain(address)) && isVerb(one, verb);
}
