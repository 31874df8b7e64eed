import {createSlugger} from '@docusaurus/utils';

import {knownErrors} from '../data/known-errors/index.ts';

import {attribute, type HeadingInfo, headings, jsxElements} from './mdx/parse.ts';
import type {Page} from './mdx/types.ts';

/** A heading with the anchor that the site gives it. */
export interface AnchoredHeading extends HeadingInfo {
  readonly anchor: string;
}

/** The headings of a page in their order, with the anchors that Docusaurus generates. */
export function anchoredHeadings(page: Page): AnchoredHeading[] {
  const slugger = createSlugger();
  return headings(page).map((heading) => ({
    ...heading,
    anchor: heading.id ?? slugger.slug(heading.text),
  }));
}

const found = new WeakMap<Page, ReadonlySet<string>>();

/** All anchors of a page: headings, data tables, and elements with an id. */
export function anchorsOf(page: Page): ReadonlySet<string> {
  const before = found.get(page);
  if (before) return before;
  const anchors = new Set(anchoredHeadings(page).map(({anchor}) => anchor));
  for (const element of jsxElements(page)) {
    const id = attribute(element, 'id');
    if (id !== undefined) anchors.add(id);
    const of = element.name === 'DataTable' ? attribute(element, 'of') : undefined;
    if (of !== undefined) anchors.add(`data-${of}`);
    const errors = element.name === 'KnownErrors' ? attribute(element, 'of') : undefined;
    for (const known of knownErrors) if (known.component === errors) anchors.add(known.id);
  }
  found.set(page, anchors);
  return anchors;
}
