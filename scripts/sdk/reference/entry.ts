import type {MethodNotes, SdkMethod, SdkParam, SdkRequest} from '../../../src/data/sdk/types.ts';
import {pythonParameters} from '../../../src/site/text/python.ts';
import {alwaysBad, raisesOf} from '../../../src/site/text/raises.ts';

import {findObject, namesIn, type PageContext} from './context.ts';
import {
  badge,
  blocks,
  bullets,
  code,
  fence,
  heading,
  list,
  request as requestLine,
  sentence,
  table,
} from './markdown.ts';

/** Longest line of a signature that stays on one line; a phone shows about that much. */
const ONE_LINE = 40;

export const signature = (
  name: string,
  params: readonly SdkParam[],
  returns: string | null,
): string => {
  const end = returns === null ? '' : ` -> ${returns}`;
  const shown = pythonParameters(params);
  const line = `${name}(${shown.join(', ')})${end}`;
  if (params.length === 0 || line.length <= ONE_LINE) return line;
  return `${name}(\n${shown.map((param) => `  ${param},`).join('\n')}\n)${end}`;
};

/** An annotation in code, with a link if the page has the object. */
export const typeLink = (context: PageContext, annotation: string): string => {
  const name = namesIn(annotation).find((one) => context.objects.has(one));
  return name === undefined ? code(annotation) : `[${code(annotation)}](#${name})`;
};

/** The name of a schema or enum, with a link if the page has it. */
export const objectLink = (context: PageContext, name: string): string =>
  context.objects.has(name) ? `[${code(name)}](#${name})` : code(name);

/** The meaning of a parameter that is clear from its name. */
const meaning = (context: PageContext, method: SdkMethod, param: SdkParam): string => {
  const words = param.name
    .replace(/_id$/, '')
    .replace(/^org$/, 'organization')
    .replaceAll('_', ' ');
  const schema = findObject(context.model, param.type ?? '') !== undefined;
  if (param.name === 'skip') return 'Skip this many at the start.';
  if (param.name === 'limit') return 'Return at most this many.';
  if (param.name.endsWith('_id')) return `ID of the ${words}.`;
  if (schema && method.name.startsWith('create_')) return `The new ${words.replace(/ data$/, '')}.`;
  if (schema) return 'The request.';
  throw new Error(
    `src/data/sdk/notes/${context.service}.yaml: methods.${method.name}.params.${param.name} is missing: say what it means.`,
  );
};

const parameters = (context: PageContext, method: SdkMethod, notes: MethodNotes): string => {
  if (method.params.length === 0) return '';
  return table(
    ['Parameter', 'Meaning', 'Type', 'Default'],
    method.params.map((param) => [
      code(`${param.kind === 'kwargs' ? '**' : ''}${param.name}`),
      notes.params?.[param.name] ?? meaning(context, method, param),
      param.type === null ? 'any' : typeLink(context, param.type),
      param.kind === 'kwargs' ? 'none' : param.default === null ? 'required' : code(param.default),
    ]),
  );
};

const returns = (method: SdkMethod, notes: MethodNotes, context: PageContext): string => {
  const text = notes.returns;
  if (method.returns === null) {
    return text === undefined
      ? '**Returns** a value without annotation.'
      : sentence(`**Returns** ${text}`);
  }
  if (method.returns === 'None' && text === undefined) return '**Returns** `None`.';
  const type = typeLink(context, method.returns);
  return sentence(text === undefined ? `**Returns** ${type}` : `**Returns** ${type}: ${text}`);
};

const request = (context: PageContext, {query, form, cookies, body}: SdkRequest): string => {
  const part = (name: string, keys: readonly string[] = []): string[] =>
    keys.length > 0 ? [`${name} ${keys.map(code).join(', ')}`] : [];
  return [
    ...part('query', query),
    ...part('form', form),
    ...part('cookie', cookies),
    ...(body?.schema === undefined
      ? part('body', body?.keys ?? (body?.from === undefined ? [] : [body.from]))
      : [`body ${objectLink(context, body.schema)}`]),
  ].join('; ');
};

/** Method and path of each request, above everything else. */
const requestLines = (method: SdkMethod): string[] =>
  (method.http ?? []).map((one) => requestLine(one.method, one.path));

/** What the lines of {@link requestLines} do not say; empty if they say everything. */
const endpoint = (context: PageContext, method: SdkMethod): string => {
  const own = method.http ?? [];
  const others = (method.reaches ?? []).filter(
    (path) => !own.some((one) => `${one.method} ${one.path}` === path),
  );
  if (own.length === 0) {
    return others.length === 0
      ? '**Endpoint** none: it sends no request.'
      : `**Endpoint** none of its own; it uses ${list(others.map(code))}.`;
  }
  const details = own.map((one) => {
    const sent = request(context, one);
    const which = own.length > 1 ? `${code(`${one.method} ${one.path}`)}: ` : '';
    return sent === '' ? '' : `${which}${sent}`;
  });
  const sent = details.filter((one) => one !== '').join('; or ');
  return [
    ...(sent === '' ? [] : [`**Sends** ${sent}.`]),
    ...(others.length === 0 ? [] : [`**Also uses** ${list(others.map(code))}.`]),
  ].join(' ');
};

/** The badges of a method: what a reader has to know before calling it. */
export const badges = (
  context: Pick<PageContext, 'model' | 'notes'>,
  method: SdkMethod,
): string => {
  const isBroken = (method.http ?? []).some((one) => alwaysBad(method, one).length > 0);
  return [
    ...(isBroken ? [badge('broken', `broken in ${context.model.release}`)] : []),
    ...(method.deprecated === undefined ? [] : [badge('deprecated', 'deprecated')]),
    ...(context.notes.login === true ? [badge('login', 'needs login')] : []),
  ].join(' ');
};

const deprecated = (context: PageContext, method: SdkMethod): string | undefined => {
  if (method.deprecated === undefined) return undefined;
  if (method.deprecated === true) return '**Deprecated.**';
  const {replacement} = method.deprecated;
  const anchor = context.anchors.get(replacement);
  return `**Deprecated.** Use ${anchor === undefined ? code(replacement) : `[${code(replacement)}](#${anchor})`} instead.`;
};

/** One method: heading, purpose, signature, parameters, facts, sample. */
export const entry = (
  context: PageContext,
  method: SdkMethod,
  notes: MethodNotes,
  anchor: string,
  label: string,
): string => {
  return blocks([
    heading(3, [code(label), badges(context, method)].filter(Boolean).join(' '), anchor),
    ...requestLines(method),
    blocks(
      [deprecated(context, method), notes.purpose].filter((part) => part !== undefined),
    ).replace('\n\n', ' '),
    fence('text title="Signature"', signature(method.name, method.params, method.returns)),
    parameters(context, method, notes),
    bullets([
      returns(method, notes, context),
      ...[endpoint(context, method)].filter((line) => line !== ''),
      ...raisesOf(method, notes, context.model.schemas).map((line) => `**Raises** ${line}`),
      ...(notes.notes ?? []).map(sentence),
    ]),
    fence('python', notes.sample),
  ]);
};
