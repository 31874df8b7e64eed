import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';

import {DEFAULT_OPTIONS, originalOptions, validateOptions} from '../options.ts';

const check = (options: object) =>
  validateOptions({
    options,
    validate: normalizePluginOptions as Parameters<typeof validateOptions>[0]['validate'],
  });

describe('options', () => {
  it('have their defaults', () => {
    expect(check({})).toMatchObject({
      searchResultLimits: 8,
      searchResultContextMaxLength: 50,
      searchContextByPaths: ['docs', 'sdk'],
      searchBarShortcut: true,
      searchBarShortcutHint: false,
      highlightSearchTermsOnTargetPage: true,
    });
  });

  it('accept what the original accepts and this plugin implements', () => {
    const options = {docsRouteBasePath: ['/', 'sdk'], searchResultLimits: 5, indexBlog: false};
    expect(check(options)).toMatchObject({...DEFAULT_OPTIONS, ...options});
  });

  it.each([
    [{searchResultLimit: 8}, /"searchResultLimit" is not allowed/],
    [{language: ['de']}, /"language" is not allowed/],
    [{hashed: true}, /"hashed" must be \[filename\]/],
    [{searchContextByPaths: ['blog']}, /searchContextByPaths/],
    [{searchResultLimits: 0}, /searchResultLimits/],
    [{searchResultContextMaxLength: 'long'}, /searchResultContextMaxLength/],
    [{searchBarShortcutHint: true}, /searchBarShortcutHint/],
  ])('reject %j', (options, message) => {
    expect(() => check(options)).toThrow(message);
  });

  it('pass the schema of the original', () => {
    const original = originalOptions(check({}));
    expect(original).toMatchObject({searchResultLimits: 8, indexDocs: true, language: ['en']});
    expect(original).not.toHaveProperty('id');
  });
});
