import type {Root} from 'mdast';

import type {FrontMatter} from '../front-matter.ts';

/** One sentence for the writer: where it is and what to do. */
export interface Finding {
  /** Path below the repository's root, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Which set a source file belongs to. */
export type PageSet = 'docs' | `docs-${string}` | 'sdk' | `sdk-${string}` | 'blog';

export interface Page {
  readonly file: string;
  readonly set: PageSet;
  /** The whole file. */
  readonly text: string;
  readonly lines: readonly string[];
  /** The tree, or undefined when the file is not MDX; the rule `mdx` reports that. */
  readonly tree: Root | undefined;
  readonly syntaxError: Finding | undefined;
  readonly frontMatter: FrontMatter;
  /** Site path, without the base URL. */
  readonly route: string;
  /** The title of the front matter; the path of a page without one. */
  readonly title: string;
  /** A draft, unlisted, or a partial (`_part.mdx`): lists and comparisons leave it out. */
  readonly hidden: boolean;
}

/** The input of the rules: all pages of the site, and the repository. */
export interface Site {
  readonly root: string;
  readonly pages: readonly Page[];
}

/** One rule, one file, one useful sentence. */
export interface Rule {
  readonly name: string;
  /** What the rule requires, for the table in docs-internal/guides/content-rules.md. */
  readonly about: string;
  /** For a rule that waits for another program: it starts first, and runs in parallel to the others. */
  readonly startsFirst?: true;
  /** Checks one page. An editor calls it with no other pages in the site. */
  checkPage?(page: Page, site: Site): Finding[] | Promise<Finding[]>;
  /** Checks the given pages; the others are in `site.pages`. */
  check?(pages: readonly Page[], site: Site): Finding[] | Promise<Finding[]>;
  /** Checks the site as a whole; left out when single files are checked. */
  checkSite?(site: Site): Finding[] | Promise<Finding[]>;
}
