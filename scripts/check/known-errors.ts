import {ELEMENT, faultOf} from '../../src/features/error-finder/request.ts';
import {jsxElements, lineOf} from '../../src/site/mdx/parse.ts';
import type {Finding, Rule} from '../../src/site/mdx/types.ts';

/** Finds what would make the plugin stop the build, without a build. */
export const knownErrors: Rule = {
  name: 'known-errors',
  about: 'A `<KnownErrors>` has `of` or `id`, with a component or a known error that exists.',

  checkPage(page) {
    return jsxElements(page, ELEMENT).flatMap((element): Finding[] => {
      const message = faultOf(element);
      return message === undefined ? [] : [{file: page.file, line: lineOf(element), message}];
    });
  },
};
