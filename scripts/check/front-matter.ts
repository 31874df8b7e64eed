import {frontMatterFaults} from '../../src/site/front-matter.ts';
import type {Rule} from '../../src/site/mdx/types.ts';

/** The contract of STYLEGUIDE.md, which also stops a build. */
export const frontMatter: Rule = {
  name: 'front-matter',
  about:
    'Title, description (50 to 160 characters), 3 to 15 keywords, no unknown keys; posts also have authors, tags and a date in the file name.',

  checkPage({file, frontMatter: {data, error, lineOf}}) {
    return error
      ? [{file, ...error}]
      : frontMatterFaults(file, data).map(({key, message}) => ({
          file,
          line: lineOf(key),
          message,
        }));
  },
};
