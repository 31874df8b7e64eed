import type {SdkEnum, SdkField, SdkMethod, SdkSchema} from '../../../src/data/sdk/types.ts';

import {findObject, namesIn, objectsOf, type PageContext} from './context.ts';
import {objectLink, typeLink} from './entry.ts';
import {blocks, code, heading, list, sentence, table} from './markdown.ts';

/** Most links in a sentence about where an object is used. */
const MANY = 4;

const links = (context: PageContext, methods: readonly SdkMethod[]): string => {
  const shown = methods.slice(0, MANY).map(({name}) => {
    const anchor = context.anchors.get(name);
    return anchor === undefined ? code(name) : `[${code(name)}](#${anchor})`;
  });
  const more = methods.length - shown.length;
  return list(more > 0 ? [...shown, `${more} more`] : shown);
};

const usage = (context: PageContext, name: string, methods: readonly SdkMethod[]): string => {
  const returned = methods.filter((method) => objectsOf(method).returns.includes(name));
  const taken = methods.filter((method) => objectsOf(method).takes.includes(name));
  const inside = [...context.objects].filter((other) => {
    const object = findObject(context.model, other);
    if (other === name || object === undefined || !('fields' in object)) return false;
    return [
      ...object.fields.map((field) => field.type),
      ...(object.properties ?? []).map((one) => one.returns),
    ].some((type) => namesIn(type).includes(name));
  });
  const parts = [
    returned.length > 0 ? `Returned by ${links(context, returned)}.` : '',
    taken.length > 0 ? `Sent by ${links(context, taken)}.` : '',
    returned.length === 0 && taken.length === 0 && inside.length > 0
      ? `Part of ${list(inside.map((one) => `[${code(one)}](#${one})`))}.`
      : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
};

const fallback = (field: SdkField): string =>
  field.required === true ? 'required' : code(field.default ?? 'None');

const fields = (context: PageContext, schema: SdkSchema): string => {
  const known = context.notes.objects?.[schema.name]?.fields ?? {};
  const rows = [
    ...schema.fields.map((field) => [
      code(field.name),
      typeLink(context, field.type),
      fallback(field),
      field.in === undefined ? '' : code(field.in),
      known[field.name] ?? '',
    ]),
    ...(schema.properties ?? []).map(({name, returns}) => [
      code(name),
      returns === null ? 'any' : typeLink(context, returns),
      'read only',
      '',
      known[name] ?? '',
    ]),
  ];
  if (rows.length === 0) return '';
  // The last two columns are left out where they are empty.
  const shown = (row: readonly string[]): string[] =>
    row.filter((_, column) => column < 3 || rows.some((cells) => cells[column] !== ''));
  return table(shown(['Field', 'Type', 'Default', 'From', 'Meaning']), rows.map(shown));
};

const members = (one: SdkEnum): string =>
  table(
    ['Member', 'Value'],
    one.members.map(({name, value}) => [code(name), code(value)]),
  );

/** One schema or enum: heading, where it is used, its fields. */
export const objectEntry = (
  context: PageContext,
  name: string,
  methods: readonly SdkMethod[],
): string => {
  const object = findObject(context.model, name);
  if (object === undefined) throw new Error(`${name}: no such schema or enum in the model`);
  const notes = context.notes.objects?.[name];
  const isEnum = 'members' in object;
  const plainBases = isEnum
    ? object.bases
    : object.bases.filter((base) => base !== 'BaseModel' && base !== 'Enum');
  const extended = plainBases.map((base) => objectLink(context, base));
  const facts = [
    usage(context, name, methods),
    isEnum ? `An enum of ${code(object.bases[0] ?? 'str')}.` : '',
    !isEnum && extended.length > 0 ? `Extends ${list(extended)}.` : '',
    !isEnum && object.extra === 'allow' ? 'It keeps unknown keys.' : '',
    ...(isEnum ? [] : object.fields).flatMap((field) =>
      field.alias === undefined
        ? []
        : `It also accepts ${code(field.name)} as ${code(field.alias)}.`,
    ),
    !isEnum && object.fields.length === 0 ? 'It has no fields.' : '',
    `From ${code(object.module)}.`,
    notes?.about === undefined ? '' : sentence(notes.about),
  ];
  return blocks([
    heading(3, code(name), name),
    facts.filter((fact) => fact !== '').join(' '),
    isEnum ? members(object) : fields(context, object),
  ]);
};
