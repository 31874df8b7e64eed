import type {Hit, MarkedText} from '../../../src/features/search/core/types.ts';

import {localUrl} from './place.ts';

/** Fills an element with a text whose matches are marked. */
export function fill(element: HTMLElement, {text, marks}: MarkedText): void {
  let at = 0;
  for (const [start, end] of marks) {
    const mark = document.createElement('mark');
    mark.textContent = text.slice(start, end);
    element.append(text.slice(at, start), mark);
    at = end;
  }
  element.append(text.slice(at));
}

/** Address of a hit in this folder. */
export function addressOf(hit: Hit): string {
  return localUrl(hit.document.u, hit.document.h, hit.words);
}

/** Page and place of a hit, as shown under its title. */
export function pathOf({document: {b, t}, page}: Hit): string {
  return [...b, ...(t === page ? [] : [page])].join(' › ');
}

/** One hit as a link with title, place and snippet. */
export function hitLink(hit: Hit): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = addressOf(hit);
  const title = document.createElement('span');
  title.className = 'kw-hit__title';
  fill(title, hit.title);
  const place = document.createElement('span');
  place.className = 'kw-hit__path';
  place.textContent = pathOf(hit);
  const snippet = document.createElement('span');
  snippet.className = 'kw-hit__snippet';
  fill(snippet, hit.snippet);
  link.append(title, place, snippet);
  return link;
}
