// Written by `npm run release:cut`.
import {datasets as release0_5_0} from './0.5.0/index.ts';
import type {Dataset} from './types.ts';

/** The data of every release that has any. Newest first. */
export const DATA: Readonly<Record<string, readonly Dataset[]>> = {
  '0.5.0': release0_5_0,
};
