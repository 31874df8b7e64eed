import {releaseOfFile} from '../../src/data/product/index.ts';
import {resolve, resolveText} from '../../src/mdx/data-table/resolve.ts';
import {RequestError} from '../../src/mdx/data-table/select.ts';
import {jsxElements, lineOf} from '../../src/site/mdx/parse.ts';
import type {Finding, Rule} from '../../src/site/mdx/types.ts';

/** Finds what would make the plugin stop the build, without a build. */
export const dataTables: Rule = {
  name: 'data-tables',
  about: 'A `<DataTable>` and a `<DataText>` name data, columns and conditions that exist.',

  checkPage(page) {
    return jsxElements(page).flatMap((element): Finding[] => {
      try {
        if (element.name === 'DataTable') resolve(element, releaseOfFile(page.file));
        if (element.name === 'DataText') resolveText(element, releaseOfFile(page.file));
        return [];
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        return [{file: page.file, line: lineOf(element), message: error.message}];
      }
    });
  },
};
