import type {SdkModel} from '../../../src/data/sdk/types.ts';

import {accepted, parseAnnotation, writeAnnotation} from './annotation.ts';

/** Writes the types of one release. */
export class TypeWriter {
  /** @param isClass whether the SDK has a class of a name */
  constructor(
    readonly model: SdkModel,
    private readonly isClass: (name: string) => boolean,
  ) {}

  type(annotation: string | null): string {
    return writeAnnotation(parseAnnotation(annotation), this.isClass);
  }

  /** The type of a field in the constructor. */
  accepted(annotation: string): string {
    return writeAnnotation(accepted(parseAnnotation(annotation), this.model), this.isClass);
  }
}
