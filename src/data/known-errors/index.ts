import type {KnownError} from './types.ts';

export type * from './types.ts';

/** All known errors, by component. */
export const knownErrors: readonly KnownError[] = [];
