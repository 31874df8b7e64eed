import {type Surroundings, twinFile, write} from '../page.ts';

import type {ListPage} from './types.ts';

/** The whole twin of a list. */
export function listFile(list: ListPage, around: Surroundings): string {
  const {route, title, description, release, content} = list;
  const place = {route, file: ''};
  const {relative} = write({type: 'root', children: [...content]}, place, around);
  const group = {kind: 'docs', release, path: '/', title: '', current: true} as const;
  return twinFile(
    {...place, title, description, group, section: undefined, canonical: route},
    relative,
    around,
  );
}
