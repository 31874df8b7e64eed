import {createSlugger} from '@docusaurus/utils';

import {knownErrors} from '../data/known-errors/index.ts';
import {isSetupGroup} from '../data/setup.ts';

import {attribute, type HeadingInfo, headings, jsxElements} from './mdx/parse.ts';
import type {Page} from './mdx/types.ts';
import {remembered} from './util/remembered.ts';

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

/**
 * All anchors of a page: headings, data tables, panels of the reader's setup, known errors, and elements with an id.
 * The second table of a dataset is `data-ports-2`, and a panel of the second tabs `platform-windows-2`.
 */
export const anchorsOf = remembered((page: Page): ReadonlySet<string> => {
  const anchors = new Set(anchoredHeadings(page).map(({anchor}) => anchor));
  const times = new Map<string, number>();
  const suffix = (of: string): string => {
    const time = (times.get(of) ?? 0) + 1;
    times.set(of, time);
    return time === 1 ? '' : `-${String(time)}`;
  };
  for (const element of jsxElements(page)) {
    const id = attribute(element, 'id');
    if (id !== undefined) anchors.add(id);
    const of = element.name === 'DataTable' ? attribute(element, 'of') : undefined;
    if (of !== undefined) anchors.add(`data-${of}${suffix(`data-${of}`)}`);
    const group = element.name === 'Tabs' ? attribute(element, 'groupId') : undefined;
    if (isSetupGroup(group)) {
      const end = suffix(group);
      for (const item of element.children) {
        const value = item.type === 'mdxJsxFlowElement' ? attribute(item, 'value') : undefined;
        if (value !== undefined) anchors.add(`${group}-${value}${end}`);
      }
    }
    const errors = element.name === 'KnownErrors' ? attribute(element, 'of') : undefined;
    for (const known of knownErrors) if (known.component === errors) anchors.add(known.id);
  }
  return anchors;
});
