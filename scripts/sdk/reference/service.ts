import type {MethodNotes, SdkMethod, SdkModel, SdkService} from '../../../src/data/sdk/types.ts';

import {ownErrors} from '../../../src/site/text/raises.ts';

import {findObject, reachable, type PageContext} from './context.ts';
import {badges, entry} from './entry.ts';
import {blocks, bullets, code, fence, heading, table, wrapped} from './markdown.ts';
import {NOTES_FOLDER, type ServiceNotes} from './notes.ts';
import {objectEntry} from './objects.ts';

/** First line of the front matter of every generated page. */
export const MARK = '# Generated from src/data/sdk by "npm run refresh". Do not edit.';

const SETUP = `from kamiwaza_client import KamiwazaClient

client = KamiwazaClient("http://localhost:7777/api/")`;

const SETUP_WITH_LOGIN = `import getpass

from kamiwaza_client import KamiwazaClient
from kamiwaza_client.authentication import UserPasswordAuthenticator

client = KamiwazaClient("http://localhost:7777/api/")
client.authenticator = UserPasswordAuthenticator(
    "admin", getpass.getpass(), client.auth
)`;

const ERRORS = 'Every call can also raise the [transport errors](../api/reference.mdx#transport).';

const loginSentence = ({refused = '`AuthenticationError`'}: ServiceNotes): string =>
  `If a call raises ${refused}, give the client an [authenticator](../api/reference.mdx#authentication).`;

/** The helper classes that a service returns. */
export const helpersOf = (model: SdkModel, service: SdkService): SdkModel['helpers'] =>
  model.helpers.filter((helper) =>
    helper.obtainedFrom.some((one) => one.startsWith(`${service.attribute}.`)),
  );

/** Anchor of a helper's method, whose name a method of the service may already have. */
export const helperAnchor = (name: string, taken: readonly SdkMethod[]): string =>
  taken.some((method) => method.name === name) ? `embedder-${name}` : name;

const fail = (service: string, message: string): never => {
  throw new Error(`${NOTES_FOLDER}/${service}.yaml: ${message}`);
};

const sameNames = (
  service: string,
  place: string,
  given: readonly string[],
  wanted: readonly string[],
): void => {
  const missing = wanted.filter((name) => !given.includes(name));
  const unknown = given.filter((name) => !wanted.includes(name));
  const twice = given.filter((name, at) => given.indexOf(name) !== at);
  if (missing.length > 0) fail(service, `${place} lacks ${missing.join(', ')}: write them.`);
  if (unknown.length > 0) {
    fail(
      service,
      `${place} names ${unknown.join(', ')}, which the SDK does not have: remove them.`,
    );
  }
  if (twice.length > 0) fail(service, `${place} names ${twice.join(', ')} twice.`);
};

/** Fails unless the notes describe every method, and nothing that the SDK lacks. */
const complete = (
  model: SdkModel,
  service: SdkService,
  notes: ServiceNotes,
  objects: readonly string[],
): void => {
  const name = service.attribute;
  const same = (place: string, given: readonly string[], wanted: readonly string[]): void =>
    sameNames(name, place, given, wanted);
  const namesOf = (methods: readonly SdkMethod[]): string[] => methods.map((one) => one.name);
  const methods = namesOf(service.methods);
  same('methods', Object.keys(notes.methods), methods);
  const grouped = notes.groups.flatMap((group) => group.methods);
  same('groups[].methods', grouped, methods);
  const helpers = helpersOf(model, service);
  const classes = helpers.map((one) => one.class);
  same('helpers', Object.keys(notes.helpers ?? {}), classes);
  checkWords(name, service.methods, notes.methods);
  for (const helper of helpers) {
    const words = notes.helpers?.[helper.class]?.methods ?? {};
    same(`helpers.${helper.class}.methods`, Object.keys(words), namesOf(helper.methods));
    checkWords(name, helper.methods, words);
  }
  for (const [object, words] of Object.entries(notes.objects ?? {})) {
    if (!objects.includes(object)) {
      fail(name, `objects.${object}: no method of this page takes or returns it.`);
    }
    const found = findObject(model, object);
    const known =
      found !== undefined && 'fields' in found
        ? [...found.fields, ...(found.properties ?? [])].map((field) => field.name)
        : [];
    const given = Object.keys(words.fields ?? {});
    if (given.length > 0) same(`objects.${object}.fields`, given, known);
  }
};

/** Fails if the notes describe a parameter that a method does not take, or not when it raises what it raises. */
const checkWords = (
  service: string,
  methods: readonly SdkMethod[],
  notes: Readonly<Record<string, MethodNotes>>,
): void => {
  for (const method of methods) {
    const words = notes[method.name];
    const params = method.params.map((param) => param.name);
    const unknown = Object.keys(words?.params ?? {}).filter((param) => !params.includes(param));
    if (unknown.length > 0) {
      const place = `methods.${method.name}.params`;
      fail(service, `${place} names ${unknown.join(', ')}, which it does not take.`);
    }
    const silent = ownErrors(method).filter((one) => !(one in (words?.raises ?? {})));
    if (silent.length > 0) {
      fail(service, `methods.${method.name}.raises lacks ${silent.join(', ')}: say when.`);
    }
  }
};

/** The parts of a service's reference, for its own page or for a section. */
export const serviceBody = (
  model: SdkModel,
  service: SdkService,
  notes: ServiceNotes,
  prefix = '',
) => {
  const helpers = helpersOf(model, service);
  const own = notes.groups.flatMap((group) =>
    group.methods.flatMap((name) => service.methods.find((method) => method.name === name) ?? []),
  );
  const all = [...own, ...helpers.flatMap((helper) => helper.methods)];
  const objects = reachable(model, all);
  complete(model, service, notes, objects);
  const anchors = new Map(own.map((method) => [method.name, `${prefix}${method.name}`]));
  const context: PageContext = {
    model,
    service: service.attribute,
    notes,
    objects: new Set(objects),
    anchors: new Map([
      ...helpers.flatMap((helper) =>
        helper.methods.map((one): [string, string] => [one.name, helperAnchor(one.name, own)]),
      ),
      ...anchors,
    ]),
  };
  /** A group may have the name of an object; its address must differ in more than case. */
  const groupAnchor = (title: string): string | undefined => {
    const slug = title.toLowerCase().replaceAll(' ', '-');
    const taken = [...objects, ...context.anchors.values()].map((one) => one.toLowerCase());
    return taken.includes(slug) ? `${slug}-methods` : undefined;
  };
  const rows: string[][] = [];
  /** The entry of a method; also adds its row to the index. */
  const add = (
    method: SdkMethod,
    notesOf: Readonly<Record<string, MethodNotes>>,
    anchor: string,
    label = method.name,
    inIndex = label,
  ): string => {
    const words =
      notesOf[method.name] ?? fail(service.attribute, `methods.${method.name} is missing.`);
    const marks = badges(context, method);
    rows.push([
      [`[${code(inIndex)}](#${anchor})`, marks].filter(Boolean).join(' '),
      words.purpose.replace(/\.$/, ''),
    ]);
    return entry(context, method, words, anchor, label);
  };
  const entries = notes.groups.map((group) =>
    blocks([
      prefix === '' ? heading(2, group.title, groupAnchor(group.title)) : undefined,
      ...group.methods.map((name) => {
        const method = own.find((one) => one.name === name);
        return method && add(method, notes.methods, anchors.get(name) ?? name);
      }),
    ]),
  );
  for (const helper of helpers) {
    const words = notes.helpers?.[helper.class];
    if (words === undefined) continue;
    const shown = helper.methods.map((method) => {
      const anchor = helperAnchor(method.name, own);
      const full = `${helper.class}.${method.name}`;
      return add(method, words.methods, anchor, anchor === method.name ? method.name : full, full);
    });
    entries.push(blocks([heading(2, words.title), words.purpose, ...shown]));
  }
  return {
    methods: all.map((method) => method.name),
    entries,
    objects: objects.map((name) => objectEntry(context, name, all)),
    index: table(['Method', 'What it does'], rows),
  };
};

/** Reader's words first, then names of methods, up to fifteen; each once, whatever its case. */
const keywords = (notes: ServiceNotes, methods: readonly string[]): string => {
  const all = [...(notes.keywords ?? []), ...methods];
  const lower = all.map((one) => one.toLowerCase());
  return all
    .filter((_, at) => lower.indexOf(lower[at] ?? '') === at)
    .slice(0, 15)
    .join(', ');
};

/** The page of one service. */
export const servicePage = (model: SdkModel, service: SdkService, notes: ServiceNotes): string => {
  const {attribute, class: name, module, methods} = service;
  const body = serviceBody(model, service, notes);
  const count = `${methods.length} ${methods.length === 1 ? 'method' : 'methods'}`;
  if (notes.description === undefined) return fail(attribute, 'description is missing.');
  if (notes.guide === undefined) return fail(attribute, 'guide is missing: link the guide.');
  const login = notes.login === true;
  return `${blocks([
    [
      '---',
      MARK,
      `title: client.${attribute} reference`,
      `sidebar_label: client.${attribute}`,
      `description: ${JSON.stringify(notes.description)}`,
      `keywords: [${keywords(notes, body.methods)}]`,
      '---',
    ].join('\n'),
    `Guide: ${notes.guide}.`,
    notes.purpose,
    notes.when,
    `Class ${code(name)} in ${code(module)}, ${count}, SDK ${model.package.version ?? model.release}. ${notes.errors ?? ERRORS} The samples use this client.${login ? '' : ` ${loginSentence(notes)}`}`,
    wrapped(fence('python', login ? SETUP_WITH_LOGIN : SETUP)),
    heading(2, 'Methods'),
    body.index,
    ...body.entries,
    ...(body.objects.length > 0 ? [heading(2, 'Objects'), ...body.objects] : []),
    heading(2, 'Next steps'),
    bullets([
      ...(notes.next ?? []),
      '[Complete method list](../api/reference.mdx): every method of the SDK on one page.',
    ]),
  ])}\n`;
};
