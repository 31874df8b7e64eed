import {drawSketch, SketchError} from '../../src/mdx/ui-sketch/sketch.ts';
import {codeBlocks} from '../../src/site/mdx/parse.ts';
import type {Finding, Rule} from '../../src/site/mdx/types.ts';

/** Finds what would make the plugin stop the build, without a build. */
export const sketches: Rule = {
  name: 'sketches',
  about: 'A `sketch` follows the grammar and has `title` and `alt`.',

  checkPage(page) {
    return codeBlocks(page, 'sketch').flatMap(({meta, value, line}): Finding[] => {
      try {
        drawSketch(meta, value);
        return [];
      } catch (error) {
        if (!(error instanceof SketchError)) throw error;
        return [{file: page.file, line: line + error.line, message: error.message}];
      }
    });
  },
};
