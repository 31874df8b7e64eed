import type {Root} from 'mdast';

/** One sentence for the writer: where it is and what to do. */
export interface Finding {
  /** Path below the repository's root, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Which set a source file belongs to. */
export type PageSet = 'docs' | `docs-${string}` | 'sdk' | 'blog';

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
}

export interface FrontMatter {
  readonly data: Readonly<Record<string, unknown>>;
  /** Set when the YAML cannot be read. */
  readonly error: Finding | undefined;
  /** Line of a key; 1 for a key that is not there. */
  readonly lineOf: (key: string | undefined) => number;
}

/** What the rules may look at: all pages of the site, and the repository around them. */
export interface Site {
  readonly root: string;
  readonly pages: readonly Page[];
}

/** One rule, one file, one useful sentence. */
export interface Rule {
  readonly name: string;
  /** What the rule asks for, for the table in CONTRIBUTING.md. */
  readonly about: string;
  /** Looks at the given pages; the others are in `site.pages`. */
  check(pages: readonly Page[], site: Site): Finding[] | Promise<Finding[]>;
  /** Looks at the site as a whole; left out when single files are checked. */
  checkSite?(site: Site): Finding[] | Promise<Finding[]>;
}
