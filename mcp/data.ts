import type {NotesOnMethods, SdkModel} from '../src/data/sdk/types.ts';

/** A page as Markdown. */
export interface PageData {
  /** Site path, without the base path: `/quickstart`. */
  readonly route: string;
  readonly title: string;
  /** Text after the front matter and the title. */
  readonly text: string;
  /** Anchors of the headings in `text`, in their order. */
  readonly anchors: readonly string[];
  /** Panels of the reader's setup (`platform-windows`), from the line with the name to the line after the last. */
  readonly panels: readonly {readonly anchor: string; readonly from: number; readonly to: number}[];
}

/** A release that can be requested. */
export interface ReleaseData {
  readonly name: string;
  /** Path fragment of its pages: `0.3.2/`; empty for the latest. */
  readonly path: string;
  readonly sdk: SdkModel;
  /** By service; empty if there are no notes. */
  readonly notes: Readonly<Record<string, NotesOnMethods>>;
}

/** All data of the server. `scripts/mcp/bundle.ts` creates it from a finished build. */
export interface DocsData {
  readonly origin: string;
  /** Path of the site, with slashes at both ends. */
  readonly baseUrl: string;
  /** Day of the commit, YYYY-MM-DD. */
  readonly date: string;
  /** Newest first. */
  readonly releases: readonly ReleaseData[];
  readonly pages: readonly PageData[];
  /** Content of the search index files, by their path below the base path. */
  readonly indexes: Readonly<Record<string, unknown>>;
}
