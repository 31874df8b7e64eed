import type {ListPage} from '../../../site/inventory.ts';

import {type Surroundings, twinFile, write} from '../page.ts';

/** The whole twin of a list. */
export function listFile(list: ListPage, around: Surroundings): string {
  const {route, title, description, release, content} = list;
  const place = {route, file: ''};
  const text = write({type: 'root', children: [...content]}, place, around);
  return twinFile({route, title, description, release, canonical: route}, text, around);
}
