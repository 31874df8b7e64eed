import type {ListPage} from '../../../site/inventory.ts';

import {type Surroundings, markdownFile, write} from '../page.ts';

/** The complete Markdown version of a list. */
export function listFile(list: ListPage, around: Surroundings): string {
  const {route, title, description, release, content} = list;
  const place = {route, file: ''};
  const text = write({type: 'root', children: [...content]}, place, around);
  return markdownFile({route, title, description, release, canonical: route}, text, around);
}
