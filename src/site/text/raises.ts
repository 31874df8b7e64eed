import type {
  MethodNotes,
  SdkMethod,
  SdkNotJson,
  SdkRequest,
  SdkSchema,
} from '../../data/sdk/types.ts';

import {code, list, sentence} from './phrases.ts';

/** The fields of a request's body that are always set, and that the SDK cannot turn into JSON. */
export const alwaysBad = (method: SdkMethod, one: SdkRequest): readonly SdkNotJson[] =>
  (one.body?.notJsonNative ?? []).filter(
    ({field, required}) =>
      required || method.params.some((param) => param.name === field && param.default === null),
  );

/** Each once, as code. */
const unique = (names: readonly string[]): string[] => [...new Set(names)].map(code);

/** Whether a field of a request's body is a list: an empty one can be encoded. */
const isList = ({body}: SdkRequest, name: string, schemas: readonly SdkSchema[]): boolean => {
  const schema = schemas.find((one) => one.name === body?.schema);
  const type = schema?.fields.find((field) => field.name === name)?.type ?? '';
  return /^(?:Optional\[)?list\[/i.test(type);
};

/** When the body of a request cannot be encoded, derived from its fields. */
const notEncodable = (method: SdkMethod, schemas: readonly SdkSchema[]): string[] =>
  (method.http ?? []).flatMap((one) => {
    const bad = one.body?.notJsonNative ?? [];
    const always = alwaysBad(method, one);
    const types = (fields: typeof bad): string =>
      list(
        unique(fields.flatMap(({types}) => types.map((type) => type.split(':').at(-1) ?? type))),
      );
    if (always.length > 0) {
      const names = list(always.map(({field}) => code(field)));
      return [
        `\`TypeError\` for every valid request: ${names} ${always.length > 1 ? 'contain' : 'contains'} a ${types(always)}, which the SDK cannot turn into JSON.`,
      ];
    }
    return bad.map((field) => {
      const inner = field.types.every((type) => type.includes('.'));
      const parts = unique(field.types.map((type) => type.replace(/^\w+\.|:.*/g, '')));
      const many = isList(one, field.field, schemas);
      const what = inner
        ? `${many ? 'has an entry with' : 'has'} ${list(parts, 'or')} set`
        : many
          ? 'has an entry'
          : 'is set';
      return `\`TypeError\` when ${code(field.field)} ${what}: the SDK cannot turn ${types([field])} into JSON.`;
    });
  });

/** Exceptions that leave a method. The `TimeoutError` that the SDK raises is also caught in it. */
export const ownErrors = ({raises = []}: SdkMethod): string[] =>
  raises.filter((name) => name !== 'TimeoutError');

/**
 * What a method raises, an exception and its reason in each sentence. Without notes, the reasons are known for
 * bodies that cannot be encoded only.
 *
 * @param schemas those of the model, to tell lists from other fields
 */
export const raisesOf = (
  method: SdkMethod,
  notes: MethodNotes | undefined,
  schemas: readonly SdkSchema[],
): string[] => [
  ...notEncodable(method, schemas),
  ...(notes === undefined
    ? ownErrors(method).map((name) => `${code(name)}.`)
    : Object.entries(notes.raises ?? {}).map(([name, when]) => `${code(name)}: ${sentence(when)}`)),
];
