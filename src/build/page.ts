import {load} from 'cheerio';
import {DomUtils, parseDocument} from 'htmlparser2';

import type {BuiltPage} from '../site/build-step.ts';

/** A page with what the steps have added to it. */
export interface OpenPage extends BuiltPage {
  /**
   * The page as text, including the tags and quotes that HTML makes optional. Browsers don't need them, but
   * without them, simple programs mistake navigation for content. Compressed, they add almost nothing.
   */
  readonly result: () => string;
}

/**
 * Opens a page for the steps. It is parsed when the first of them reads it. `file` is below the output folder;
 * `route` is undefined for a page that a step added.
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

/** The end of the tag that declares the character set. The text around it is not changed. */
function behindCharset(html: string): number | undefined {
  const start = parseDocument(html.slice(0, CHARSET_WITHIN), {withEndIndices: true});
  const tag = DomUtils.findOne(
    ({name, attribs}) => name === 'meta' && attribs.charset !== undefined,
    start.children,
  );
  return typeof tag?.endIndex === 'number' ? tag.endIndex + 1 : undefined;
}
