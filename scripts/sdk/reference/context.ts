import type {SdkEnum, SdkMethod, SdkModel, SdkSchema} from '../../../src/data/sdk/types.ts';

import type {ServiceNotes} from './notes.ts';

/** A page that is being written. */
export interface PageContext {
  readonly model: SdkModel;
  /** Service whose page this is. */
  readonly service: string;
  readonly notes: ServiceNotes;
  /** Schemas and enums that have a heading on this page. */
  readonly objects: ReadonlySet<string>;
  /** Anchors of methods on this page. */
  readonly anchors: ReadonlyMap<string, string>;
}

/** Names of classes in an annotation: `Optional[List[Node]]` → Optional, List, Node. */
export const namesIn = (annotation: string | null | undefined): string[] =>
  annotation?.match(/[A-Za-z_]\w*/g) ?? [];

export const findObject = (model: SdkModel, name: string): SdkSchema | SdkEnum | undefined =>
  model.schemas.find((one) => one.name === name) ?? model.enums.find((one) => one.name === name);

/** What a method accepts or returns. */
export const objectsOf = (method: SdkMethod): {takes: string[]; returns: string[]} => ({
  takes: [
    ...method.params.flatMap((param) => namesIn(param.type)),
    ...(method.http ?? []).flatMap((request) => request.body?.schema ?? []),
    ...(method.kwargsTo === undefined ? [] : [method.kwargsTo]),
  ],
  returns: namesIn(method.returns),
});

/** Every schema and enum that methods touch, those inside of others included, in reading order. */
export const reachable = (model: SdkModel, methods: readonly SdkMethod[]): string[] => {
  const found: string[] = [];
  const add = (name: string): void => {
    const object = findObject(model, name);
    if (object === undefined || found.includes(name)) return;
    found.push(name);
    if (!('fields' in object)) return;
    for (const field of object.fields) for (const inner of namesIn(field.type)) add(inner);
    for (const property of object.properties ?? []) {
      for (const inner of namesIn(property.returns)) add(inner);
    }
  };
  const all = methods.map(objectsOf);
  for (const {returns} of all) for (const name of returns) add(name);
  for (const {takes} of all) for (const name of takes) add(name);
  return found;
};
