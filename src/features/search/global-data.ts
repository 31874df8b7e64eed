/** Name under which the theme finds {@link SearchGlobalData}. */
export const PLUGIN_NAME = 'kamiwaza-search-local';

/** Settings that the search box and the search page need immediately. */
export interface SearchGlobalData {
  readonly siteBase: string;
  /** Version paths (empty for the latest) and their labels. */
  readonly versions: readonly {readonly path: string; readonly label: string}[];
  /** Indexes change while somebody writes pages: fetch the list before each load. */
  readonly changing: boolean;
}
