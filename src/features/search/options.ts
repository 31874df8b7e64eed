import type {OptionValidationContext} from '@docusaurus/types';
import {validateOptions as validateOriginal} from '@easyops-cn/docusaurus-search-local';
import type {PluginOptions as OriginalOptions} from '@easyops-cn/docusaurus-search-local';
import Joi from 'joi';

import {CONTEXTS, type Context} from './core/scope.ts';

/** What can be set; names and meanings are those of `@easyops-cn/docusaurus-search-local`. */
export interface SearchOptions {
  /** Whether the blog has its own index. */
  readonly indexBlog: boolean;
  /** Routes of the docs plugins, without slashes; `/` is the root. */
  readonly docsRouteBasePath: readonly string[];
  /** Folders of the sources, read for the original's hash. */
  readonly docsDir: readonly string[];
  /** Index files have a hash of their content in the name; nothing else is supported. */
  readonly hashed: 'filename';
  /** Most suggestions in the box. */
  readonly searchResultLimits: number;
  /** Most characters of a suggestion's snippet. */
  readonly searchResultContextMaxLength: number;
  /** Contexts with their own index. */
  readonly searchContextByPaths: readonly Context[];
  /** On a page without a context (blog, search page), all contexts are searched. */
  readonly useAllContextsWithNoSearchContext: true;
  /** Words that matched are marked on the page a hit leads to. */
  readonly highlightSearchTermsOnTargetPage: boolean;
  /** `Ctrl+K` or `Cmd+K` focuses the box. */
  readonly searchBarShortcut: boolean;
  /** A hint at the shortcut: never shown, because it covers the query on narrow screens. */
  readonly searchBarShortcutHint: false;
  /** `npm start` rather than a build: indexes are made from the sources. Not an option of the original. */
  readonly development: boolean;
}

/** Defaults of this site. */
export const DEFAULT_OPTIONS: SearchOptions = {
  indexBlog: true,
  docsRouteBasePath: ['/'],
  docsDir: ['docs'],
  hashed: 'filename',
  searchResultLimits: 8,
  searchResultContextMaxLength: 50,
  searchContextByPaths: CONTEXTS,
  useAllContextsWithNoSearchContext: true,
  highlightSearchTermsOnTargetPage: true,
  searchBarShortcut: true,
  searchBarShortcutHint: false,
  development: false,
};

const strings = Joi.array().items(Joi.string());

const schema = Joi.object<SearchOptions>({
  indexBlog: Joi.boolean(),
  docsRouteBasePath: strings,
  docsDir: strings,
  hashed: Joi.valid('filename'),
  searchResultLimits: Joi.number().integer().min(1).max(20),
  searchResultContextMaxLength: Joi.number().integer().min(20).max(200),
  searchContextByPaths: Joi.array().items(Joi.valid(...CONTEXTS)),
  useAllContextsWithNoSearchContext: Joi.valid(true),
  highlightSearchTermsOnTargetPage: Joi.boolean(),
  searchBarShortcut: Joi.boolean(),
  searchBarShortcutHint: Joi.valid(false),
  development: Joi.boolean(),
});

/**
 * Checks options as written in the configuration: unknown options and values that are not implemented fail
 * the build.
 *
 * @param data - options and Docusaurus's validator
 */
export function validateOptions({
  options,
  validate,
}: OptionValidationContext<Partial<SearchOptions>, SearchOptions>): SearchOptions {
  return validate(schema, {...DEFAULT_OPTIONS, ...options});
}

/**
 * The options for the original plugin, with its defaults, checked by its schema.
 *
 * @param options - checked options
 */
export function originalOptions(options: SearchOptions): OriginalOptions {
  const known = Object.fromEntries(
    Object.entries(options).filter(([name]) => name !== 'id' && name !== 'development'),
  );
  return validateOriginal({
    options: known,
    validate: (original: Joi.ObjectSchema, given: unknown): OriginalOptions =>
      Joi.attempt(given, original) as OriginalOptions,
  }) as OriginalOptions;
}
