import fs from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import type {SdkMethod, SdkModel} from '../../../src/data/sdk/types.ts';
import {groupBy} from '../../../src/site/util/group-by.ts';

import {reachable} from './context.ts';
import {badges, signature} from './entry.ts';
import {blocks, code, heading, list, table} from './markdown.ts';
import {NOTES_FOLDER, type ServiceNotes} from './notes.ts';
import {helperAnchor, helpersOf, MARK, serviceBody} from './service.ts';

const page = (service: string): string => `../services/${service}.mdx`;

const endpoint = (method: SdkMethod): string => {
  const own = (method.http ?? []).map((one) => code(`${one.method} ${one.path}`));
  if (own.length > 0) return own.join(', ');
  const via = (method.reaches ?? []).map(code);
  return via.length > 0 ? `via ${via.join(', ')}` : 'none';
};

const methodTables = (
  model: SdkModel,
  notesOf: ReadonlyMap<string, ServiceNotes>,
  without: readonly string[],
): string =>
  blocks(
    model.services.flatMap((service) => {
      const {attribute, methods} = service;
      const here = without.includes(attribute);
      const target = (name: string): string =>
        here ? `#${attribute}-${name}` : `${page(attribute)}#${name}`;
      const notes = notesOf.get(attribute);
      const row = (method: SdkMethod, label: string, anchor: string): string[] => [
        [`[${code(label)}](${target(anchor)})`, notes && badges({model, notes}, method)]
          .filter(Boolean)
          .join(' '),
        endpoint(method),
        method.returns === null ? 'not annotated' : code(method.returns),
      ];
      const rows = [
        ...methods.map((method) => row(method, method.name, method.name)),
        ...helpersOf(model, service).flatMap((helper) =>
          helper.methods.map((method) =>
            row(method, `${helper.class}.${method.name}`, helperAnchor(method.name, methods)),
          ),
        ),
      ];
      return [
        heading(3, code(`client.${attribute}`), `methods-${attribute}`),
        table(['Method', 'Endpoint', 'Returns'], rows),
      ];
    }),
  );

/** The text of the page with its placeholders, and the descriptions in its tables. */
const loadText = (root: string) => {
  const read = (name: string): string =>
    fs.readFileSync(path.join(root, NOTES_FOLDER, name), 'utf8');
  const words = parse(read('_reference.yaml')) as Record<string, Record<string, string>>;
  const describe = (kind: string, name: string): string => {
    const text = words[kind]?.[name];
    if (text !== undefined) return text;
    throw new Error(`${NOTES_FOLDER}/_reference.yaml: ${kind}.${name} is missing: describe it.`);
  };
  return {template: read('_reference.mdx'), describe};
};

type Describe = ReturnType<typeof loadText>['describe'];

/** Replaces each `{{name}}`. */
const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) {
      const known = Object.keys(values).join(', ');
      throw new Error(`${NOTES_FOLDER}/_reference.mdx: no {{${name}}}. There are: ${known}.`);
    }
    return String(value);
  });

const parameterTable = ({client}: SdkModel, describe: Describe): string =>
  table(
    ['Parameter', 'Meaning', 'Type', 'Default'],
    client.params.map((param) => [
      code(param.name),
      describe('parameters', param.name),
      code(param.type ?? 'Any'),
      param.default === null ? 'required' : code(param.default),
    ]),
  );

const rawCallTable = ({client}: SdkModel): string =>
  table(
    ['Raw call', 'Sends'],
    client.methods.map((method) => [
      code(signature(method.name, method.params, method.returns)),
      code(method.name.toUpperCase()),
    ]),
  );

const authenticatorTable = (model: SdkModel, describe: Describe): string =>
  table(
    ['Class', 'Takes', 'What it does'],
    model.authenticators.map(({name, params}) => [
      code(name),
      params.length === 0
        ? 'nothing'
        : params
            .map((param) => code(param.type === null ? param.name : `${param.name}: ${param.type}`))
            .join(', '),
      describe('authenticators', name),
    ]),
  );

const environment = (model: SdkModel): string => {
  const {read, mentioned} = model.environment;
  const reads =
    read.length === 0
      ? 'The SDK reads no environment variable.'
      : `The SDK reads ${list(read.map(code))}.`;
  const named =
    mentioned.length === 0
      ? ''
      : ` ${list(mentioned.map(code))} ${mentioned.length === 1 ? 'appears' : 'appear'} only in an error message; pass ${mentioned.length === 1 ? 'its' : 'their'} value to the constructor yourself, as the full API root such as \`http://localhost:7777/api/\`.`;
  return `${reads}${named}`;
};

const exceptionTable = (model: SdkModel, describe: Describe): string =>
  table(
    ['Class', 'Extends', 'Raised'],
    model.exceptions.map(({name, bases}) => [
      code(name),
      bases.map(code).join(', '),
      describe('exceptions', name),
    ]),
  );

const utilities = (model: SdkModel): string =>
  blocks(
    model.utilities.map(({name, module, methods}) =>
      blocks([
        heading(3, code(name), name),
        `From ${code(module)}.${methods.every((method) => method.kind === 'staticmethod') ? ' All methods are static.' : ' Create an object first.'}`,
        table(
          ['Method', 'Returns'],
          methods.map((method) => [
            code(
              signature(method.name, method.params, null)
                .replace(/\n\s*/g, ' ')
                .replace('( ', '(')
                .replace(', )', ')'),
            ),
            code(method.returns ?? 'not annotated'),
          ]),
        ),
      ]),
    ),
  );

/** The classes that no method takes or returns, by module: they have no entry on the page of a service. */
const otherClasses = (model: SdkModel): string => {
  const methods = [...model.services, ...model.helpers].flatMap((one) => one.methods);
  const described = new Set(reachable(model, methods));
  const others = model.schemas.filter(({name}) => !described.has(name));
  return table(
    ['Module', 'Classes'],
    [...groupBy(others, ({module}) => module)].map(([module, classes]) => [
      code(module),
      classes.map(({name}) => code(name)).join(', '),
    ]),
  );
};

/**
 * The page that lists every method and has the parts outside of services. Its text is in `_reference.mdx` of the notes,
 * with a placeholder for each part that comes from the model.
 */
export const referencePage = (
  model: SdkModel,
  notes: ReadonlyMap<string, ServiceNotes>,
  without: readonly string[],
  root: string,
): string => {
  const count = model.services.reduce((sum, service) => sum + service.methods.length, 0);
  const helperCount = model.helpers.reduce((sum, helper) => sum + helper.methods.length, 0);
  const sections = without.flatMap((attribute) => {
    const service = model.services.find((one) => one.attribute === attribute);
    const about = notes.get(attribute);
    if (service === undefined || about === undefined) return [];
    const body = serviceBody(model, service, about, `${attribute}-`);
    return [
      heading(2, code(`client.${attribute}`), attribute),
      about.purpose,
      about.when,
      `Class ${code(service.class)} in ${code(service.module)}, ${service.methods.length} methods.`,
      body.index,
      ...body.entries,
      heading(2, 'Prompt objects', `${attribute}-objects`),
      ...body.objects,
    ];
  });
  const {client, package: pack} = model;
  const {template, describe} = loadText(root);
  return fill(template, {
    mark: MARK,
    release: model.release,
    methods: count,
    services: model.services.length,
    helperMethods: helperCount,
    version: pack.version ?? model.release,
    commit: model.source.commit.slice(0, 7),
    date: model.source.date,
    methodTables: methodTables(model, notes, without),
    client: client.class,
    importName: pack.importName,
    distribution: pack.distribution ?? '',
    packageVersion: pack.version ?? '',
    python: pack.python ?? '',
    requirements: list(pack.requirements.map(code)),
    signature: signature(client.class, client.params, null),
    parameters: parameterTable(model, describe),
    attributes: table(
      ['Attribute', 'Meaning'],
      client.attributes.map((name) => [code(name), describe('attributes', name)]),
    ),
    rawCalls: rawCallTable(model),
    authenticators: authenticatorTable(model, describe),
    environment: environment(model),
    exceptions: exceptionTable(model, describe),
    servicesWithoutPage: blocks(sections),
    utilities: utilities(model),
    otherClasses: otherClasses(model),
  });
};
