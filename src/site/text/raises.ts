import type {MethodNotes, SdkMethod, SdkNotJson, SdkRequest} from '../../data/sdk/types.ts';

import {code, list, sentence} from './phrases.ts';

/** The fields of a request's body that are always set, and that the SDK cannot turn into JSON. */
export const alwaysBad = (method: SdkMethod, one: SdkRequest): readonly SdkNotJson[] =>
  (one.body?.notJsonNative ?? []).filter(
    ({field, required}) =>
      required || method.params.some((param) => param.name === field && param.default === null),
  );

/** Each once, as code. */
const unique = (names: readonly string[]): string[] => [...new Set(names)].map(code);

/** When the body of a request cannot be encoded, derived from its fields. */
const notEncodable = (method: SdkMethod): string[] =>
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
        `\`TypeError\`, always: ${names} ${always.length > 1 ? 'contain' : 'contains'} a ${types(always)}, which the SDK cannot turn into JSON.`,
      ];
    }
    return bad.map((field) => {
      const inner = field.types.every((type) => type.includes('.'));
      const parts = unique(field.types.map((type) => type.replace(/^\w+\.|:.*/g, '')));
      const what = inner
        ? `${code(field.field)} contains an entry with ${list(parts, 'or')} set`
        : `${code(field.field)} is set`;
      return `\`TypeError\` when ${what}: the SDK cannot turn ${types([field])} into JSON.`;
    });
  });

/** Exceptions that leave a method. The `TimeoutError` that the SDK raises is also caught in it. */
export const ownErrors = ({raises = []}: SdkMethod): string[] =>
  raises.filter((name) => name !== 'TimeoutError');

/**
 * What a method raises, an exception and its reason in each sentence. Without notes, the reasons are known for
 * bodies that cannot be encoded only.
 */
export const raisesOf = (method: SdkMethod, notes: MethodNotes | undefined): string[] => [
  ...notEncodable(method),
  ...(notes === undefined
    ? ownErrors(method).map((name) => `${code(name)}.`)
    : Object.entries(notes.raises ?? {}).map(([name, when]) => `${code(name)}: ${sentence(when)}`)),
];
