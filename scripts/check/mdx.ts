import type {Rule} from '../../src/site/mdx/types.ts';

/** A page that is not MDX breaks the build; here the writer learns it in seconds. */
export const mdx: Rule = {
  name: 'mdx',
  about: 'A page is valid MDX: `<` and `{` in text are escaped or in code.',

  check(pages) {
    return pages.flatMap(({syntaxError}) => syntaxError ?? []);
  },
};
