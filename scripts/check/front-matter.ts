import {frontMatterFaults} from '../../src/site/front-matter.ts';
import type {Rule} from '../../src/site/mdx/types.ts';
import {groupBy} from '../../src/site/util/group-by.ts';

/** The contract of STYLEGUIDE.md, which also stops a build. */
export const frontMatter: Rule = {
  name: 'front-matter',
  about:
    'Title, description (50 to 160 characters), 3 to 15 keywords, no unknown keys, an address of its own; posts also have authors, tags and a date in the file name.',

  checkPage({file, frontMatter: {data, error, lineOf}}) {
    return error
      ? [{file, ...error}]
      : frontMatterFaults(file, data).map(({key, message}) => ({
          file,
          line: lineOf(key),
          message,
        }));
  },

  checkSite({pages}) {
    return [...groupBy(pages, ({route}) => route)].flatMap(([route, all]) => {
      // A `slug` is what took the address of a page that has it by its name.
      const [owner, ...others] = all.sort(
        (a, b) => Number('slug' in a.frontMatter.data) - Number('slug' in b.frontMatter.data),
      );
      return others.map(({file, frontMatter: {lineOf}}) => ({
        file,
        line: lineOf('slug'),
        message: `${owner?.file ?? ''} has the address ${route}. Choose another slug.`,
      }));
    });
  },
};
