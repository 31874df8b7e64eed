import type {CheerioAPI} from 'cheerio';

import type {PluginContent, SitePage} from './inventory.ts';
import type {Results} from './util/result-cache.ts';

/**
 * One step of what happens after Docusaurus has written its pages. `src/build` runs all of them: first every
 * `start` in the declared order, then each page goes through every `page`, then every `finish` in order.
 */
export interface BuildStep {
  /** For messages: a step that fails is named. */
  readonly name: string;
  /** Starts the step. Pages that it adds go through the steps like any other. */
  readonly start: (build: Build) => StepWork | Promise<StepWork>;
}

/** What a step does after its start. */
export interface StepWork {
  /** Receives every page once, in the order of file names. */
  readonly page?: (page: BuiltPage) => void;
  /** After the last page. */
  readonly finish?: () => Promise<void> | void;
}

/** The facts about the site that a step gets, and how it writes. */
export interface Build {
  readonly siteDir: string;
  readonly outDir: string;
  /** Origin of the published site, such as `https://example.com`. */
  readonly siteUrl: string;
  /** Path of the site below its origin, with a slash at both ends. */
  readonly baseUrl: string;
  readonly title: string;
  /** The whole site asks crawlers to stay away. */
  readonly noIndex: boolean;
  /** Site paths of everything that Docusaurus serves, patterns such as `*` left out. */
  readonly routes: readonly string[];
  /** Those that ask crawlers to stay away. */
  readonly noIndexRoutes: ReadonlySet<string>;
  /** The written pages, in reading order. */
  readonly pages: readonly SitePage[];
  /** What all plugins loaded. */
  readonly plugins: readonly PluginContent[];
  /** Cache folder of the steps; undefined if nothing may be cached. */
  readonly cacheDir: string | undefined;
  /** Results of the build before. `common` are inputs that all of them depend on. */
  readonly results: <T>(name: string, common?: readonly string[]) => Results<T>;
  /** Adds a page of HTML. Throws if the file exists. */
  readonly addPage: (file: string, html: string) => void;
  /** Writes a file that is not a page of HTML, and the folders it needs. A slash in front of the path is left out. */
  readonly write: (file: string, content: string | Uint8Array) => Promise<void>;
}

/** A page of HTML on its way through the steps. */
export interface BuiltPage {
  /** Path below the output folder, with forward slashes: `models/overview.html`. */
  readonly file: string;
  /** Site path of a page of Docusaurus; undefined for a page that a step added. */
  readonly route: string | undefined;
  /** The parsed page, with the tags that the steps before added. Read it, change it only with `addToHead`. */
  readonly $: CheerioAPI;
  /**
   * Adds tags to the head, right after the character set, so before those of the steps before. Throws when the page
   * does not declare its character set.
   */
  readonly addToHead: (tags: string) => void;
}
