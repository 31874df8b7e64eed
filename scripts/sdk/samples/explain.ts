import type {SdkModel, SdkModels} from '../../../src/data/sdk/index.ts';
import {nearest} from '../../../src/site/util/nearest.ts';

import type {Diagnostic} from './pyright.ts';

/** Names that the package of the SDK has, had, or is mistaken for. */
const SDK_PACKAGE = /"(kamiwaza(?:_client|_sdk)?)[."]/;

/** An import of a library that is not installed here, which pyright reports. */
export const isForeignImport = ({message, rule}: Diagnostic): boolean =>
  rule === 'reportMissingImports' && !SDK_PACKAGE.test(message);

/**
 * An argument that could be `None`, and is right otherwise. Most fields of the SDK's objects are optional;
 * a check for each would be longer than the sample itself.
 */
export const isAboutNone = ({message, rule}: Diagnostic): boolean => {
  const reasons = [...message.matchAll(/^\s*"([^"]+)" is not assignable to /gm)];
  return (
    rule === 'reportArgumentType' &&
    reasons.length > 0 &&
    reasons.every(([, type]) => type === 'None')
  );
};

/**
 * A dict that is passed as `**options`. Its values have one type for the checker, which cannot fit all parameters.
 */
export const isUnpackedDict = ({before, rule}: Diagnostic): boolean =>
  rule === 'reportArgumentType' && before.endsWith('**');

/**
 * One sentence for the writer: what pyright says, and what the models say about it: the nearest name, the module that
 * has a class, the release that has a method.
 */
export function explain(diagnostic: Diagnostic, release: string, models: SdkModels): string {
  const model = models[release];
  const {message, rule, text, before} = diagnostic;
  const [first = ''] = message.split('\n');
  const [, ...names] = /^(?:[^"]*"([^"]+)")(?:[^"]*"([^"]+)")?/.exec(first) ?? [];
  const [name = text, owner] = names;
  if (model === undefined) return `${first}.`;
  if (rule === 'reportAttributeAccessIssue' && owner !== undefined) {
    return attribute(first, name, owner, model, models);
  }
  if (rule === 'reportAttributeAccessIssue')
    return `${first} in SDK ${release}.${importable(name, before, model)}`;
  if (rule === 'reportMissingImports') return missingModule(first, name, model);
  if (rule === 'reportUndefinedVariable') {
    return `${first} on this page before this line.${importHint(name, model)}`;
  }
  if (rule === 'reportDeprecated') return `${message.replace(/\.?\s*\n\s*/, ': ')}.`;
  if (rule === 'reportCallIssue') return `${first} in SDK ${release}.`;
  return `${first}.`;
}

function attribute(
  said: string,
  name: string,
  type: string,
  model: SdkModel,
  models: SdkModels,
): string {
  const owner = /^type\[(\w+)\]$/.exec(type)?.[1] ?? type;
  const others = Object.values(models)
    .filter((other) => other !== model && members(other, owner)?.includes(name) === true)
    .map((other) => other.release);
  const where = others.length > 0 ? `, only in ${others.join(' and ')}` : '';
  const known = members(model, owner);
  return known === undefined
    ? `${said}.`
    : `${said}: it is not in SDK ${model.release}${where}.${where === '' ? nearestHint(name, known) : ''}`;
}

/** Public names of a class of the SDK; undefined for other classes. */
function members(model: SdkModel, owner: string): string[] | undefined {
  const names = (list: readonly {readonly name: string}[] = []): string[] =>
    list.map(({name}) => name);
  const {client, services} = model;
  if (owner === client.class) {
    return [
      ...services.map((one) => one.attribute),
      ...client.attributes,
      ...names(client.methods),
    ];
  }
  const service = services.find((one) => one.class === owner);
  if (service !== undefined) return names(service.methods);
  const helper = model.helpers.find((one) => one.class === owner);
  if (helper !== undefined) return [...helper.attributes, ...names(helper.methods)];
  const schema = model.schemas.find((one) => one.name === owner);
  if (schema !== undefined) return [...names(schema.fields), ...names(schema.properties)];
  const found = model.enums.find((one) => one.name === owner);
  if (found !== undefined) return names(found.members);
  const others = [...model.exceptions, ...model.authenticators];
  const other = others.find((one) => one.name === owner);
  return other === undefined ? undefined : [...other.attributes];
}

function nearestHint(name: string, known: readonly string[]): string {
  // A method with another verb and the same noun (`delete_dataset`, `create_dataset`) is no misspelling.
  const limit = Math.max(2, Math.floor(name.length / 4));
  const found = known.find((one) => one.split('_').includes(name)) ?? nearest(name, known, limit);
  if (found !== undefined) return ` Nearest: \`${found}\`.`;
  return known.length > 0 && known.length <= 8 ? ` It has \`${known.join('`, `')}\`.` : '';
}

const moduleOf = (name: string, model: SdkModel): string | undefined =>
  Object.keys(model.modules).find((module) => model.modules[module]?.includes(name) === true);

function importable(name: string, before: string, model: SdkModel): string {
  const module = moduleOf(name, model);
  if (module !== undefined) return ` It is in \`${module}\`.`;
  const from = /from\s+([\w.]+)\s+import/.exec(before)?.[1] ?? '';
  return nearestHint(name, model.modules[from] ?? []);
}

const importHint = (name: string, model: SdkModel): string => {
  const module = moduleOf(name, model);
  return module === undefined ? '' : ` Write \`from ${module} import ${name}\`.`;
};

function missingModule(said: string, name: string, model: SdkModel): string {
  const own = model.package.importName;
  return name.split('.')[0] === own
    ? `${said} in SDK ${model.release}.${nearestHint(name, Object.keys(model.modules))}`
    : `${said}: the SDK of ${model.release} is imported as \`${own}\`.`;
}
