import {load} from 'cheerio';

import type {BuiltPage} from '../site/build-step.ts';

/** A page while the build steps process it. */
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
  const open = (): BuiltPage['$'] => (parsed ??= load(html));
  return {
    file,
    route,
    get $() {
      return open();
    },
    addToHead(tags: string) {
      if (open()(CHARSET).length === 0) {
        throw new Error('the page does not declare its character set. Add <meta charset="utf-8">.');
      }
      // Browsers look for it in the first bytes only.
      const {index, 0: tag} = CHARSET_TAG.exec(html) ?? {index: 0, 0: ''};
      if (Buffer.byteLength(html.slice(0, index + tag.length)) > CHARSET_WITHIN) {
        throw new Error(
          `the page declares its character set after ${String(CHARSET_WITHIN)} bytes. Move it up.`,
        );
      }
      open()(CHARSET).first().after(tags);
    },
    result: () => open().html(),
  };
}

/** Nothing goes before it. */
const CHARSET = 'head > meta[charset]';
const CHARSET_TAG = /<meta\s+charset\b[^>]*>/i;
const CHARSET_WITHIN = 1024;
