import type {Rule} from '../../src/site/mdx/types.ts';

/** A page that is not valid MDX breaks the build; this rule says so in seconds. */
export const mdx: Rule = {
  name: 'mdx',
  about: 'A page is valid MDX: `<` and `{` in text are escaped or in code.',

  checkPage({syntaxError}) {
    return syntaxError ? [syntaxError] : [];
  },
};
