import {load} from 'cheerio';
import {DomUtils, parseDocument} from 'htmlparser2';

import type {BuiltPage} from '../site/build-step.ts';

/** A page with what the steps have added to it. */
export interface OpenPage extends BuiltPage {
  /**
   * The page as text, including the tags and quotes that HTML makes optional. Browsers don't need them, but without
   * them simple programs take navigation for content. Compressed, they add almost nothing.
   */
  readonly result: () => string;
}

/**
 * Opens a page for the steps. It is parsed when the first of them looks into it.
 *
 * @param file path below the output folder
 * @param html the whole page
 * @param route site path of a page of Docusaurus
 */
export function openPage(file: string, html: string, route?: string): OpenPage {
  let parsed: BuiltPage['$'] | undefined;
  let added = '';
  return {
    file,
    html,
    route,
    get $() {
      return (parsed ??= load(html));
    },
    addToHead(tags: string) {
      if (behindCharset(html) === undefined) {
        throw new Error('the page does not declare its character set. Add <meta charset="utf-8">.');
      }
      added += tags;
    },
    result() {
      const whole = (parsed ??= load(html)).html();
      const at = behindCharset(whole);
      return at === undefined ? whole : whole.slice(0, at) + added + whole.slice(at);
    },
  };
}

/** A browser looks for the character set in the first bytes only, so the tag has to be in these. */
const CHARSET_WITHIN = 1024;

/** Where the tag ends that declares the character set. The page's own text is kept as it is around it. */
function behindCharset(html: string): number | undefined {
  const start = parseDocument(html.slice(0, CHARSET_WITHIN), {withEndIndices: true});
  const tag = DomUtils.findOne(
    ({name, attribs}) => name === 'meta' && attribs.charset !== undefined,
    start.children,
  );
  return typeof tag?.endIndex === 'number' ? tag.endIndex + 1 : undefined;
}
