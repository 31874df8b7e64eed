/** What the Markdown versions of pages say beyond the text of the pages. */
export const PAGE = {
  forAgents: (address: string): string => `For AI agents: the list of all pages is ${address}.`,
  older: (release: string, latest: string): string =>
    `This page describes release ${release}; the latest is ${latest}.`,
  form: {
    label: 'Interactive:',
    text: 'this part of the page is a form. Open the page in a browser to use it.',
  },
  /** In front of the words that describe a drawing. */
  drawing: {diagram: 'Diagram', picture: 'Picture'},
  sketch: (title: string): string => `Sketch of the screen: ${title}.`,
  /** What `npm start` answers. */
  notFound: (address: string): string => `No page has its Markdown version at ${address}.`,
} as const;

/** The lists of posts, authors and tags. */
export const BLOG = {
  /** `one` is `One` at the beginning of a sentence. */
  count: (posts: number, one: 'one' | 'One'): string =>
    posts === 1 ? `${one} post` : `${String(posts)} posts`,
  readingTime: (minutes: number): string => `${String(minutes)} min read`,
  tags: 'Tags: ',
  by: (count: string, author: string): string => `${count} by ${author}.`,
  allAuthors: 'All authors',
  allTags: 'All tags',
  tagged: (count: string, tag: string): string => `${count} tagged with "${tag}"`,
  about: (tag: string): string => `Blog posts about ${tag}.`,
} as const;

/** The comparisons of releases. `{name}` is a part with its own mark-up. */
export const CHANGES = {
  section: 'What changed',
  legend: 'In reworded sentences and table rows, {deleted} were removed and {added} were added.',
  deleted: 'struck-out words',
  added: 'bold words',
  was: (before: string): string => ` (was: ${before})`,
  change: {
    added: {words: 'Added:', row: 'Added table row:'},
    removed: {words: 'Removed:', row: 'Removed table row:'},
    changed: {words: 'Changed:', row: 'Changed table row:'},
  },
} as const;

/** What the search page names besides the files that every site has. */
interface SearchNames {
  /** Releases and the SDK, which have lists of their own. */
  readonly groups: readonly {readonly path: string; readonly title: string}[];
  /** Path of the blog. */
  readonly blog: string | undefined;
  readonly siteMap: boolean;
  readonly openSearch: boolean;
}

/** The search page, as Markdown. */
export const SEARCH = ({groups, blog, siteMap, openSearch}: SearchNames): string => `
A search needs a browser: the page loads an index of the site and ranks its pages there. No server is involved. The search words follow \`?q=\` in the address, for example [a search for ports](/search?q=ports).

## For programs

${[
  '- [llms.txt](/llms.txt): every current page with its description',
  '- [llms-full.txt](/llms-full.txt): all current pages in one file',
  ...groups.map(
    ({path, title}) =>
      `- ${title}: [list](${path}/llms.txt), [everything in one file](${path}/llms-full.txt)`,
  ),
  siteMap && '- [Site map](/sitemap): every page by release and section',
  '- [sitemap.xml](/sitemap.xml): addresses with the date of the last edit',
  openSearch &&
    '- [opensearch.xml](/opensearch.xml): lets a browser search the site from its address bar',
  blog !== undefined &&
    `- Posts as a feed: [RSS](${blog}/rss.xml), [Atom](${blog}/atom.xml), [JSON](${blog}/feed.json)`,
]
  .filter((line) => line !== false)
  .join('\n')}
`;

/** The lists of pages for AI agents, `llms.txt`. */
export const LLMS = {
  allInOne: (address: string, tokens: string): string =>
    `All pages in one file, about ${tokens} tokens: [llms-full.txt](${address}).`,
  markdown: 'Every page is Markdown at its address plus `.md`.',
  part: (site: string, address: string): string => `Part of ${site}: the pages below ${address}.`,
  site: (address: string): string => `All pages of the site: [llms.txt](${address}).`,
  pages: 'Pages',
  optional: 'Optional',
  below: (folder: string): string => `the pages below /${folder}.`,
  source: (address: string): string => `Source: ${address}`,
  sdk: (release: string): string => `Guides and reference of the Kamiwaza Python SDK, ${release}.`,
  docs: (release: string): string => `Documentation of Kamiwaza, release ${release}.`,
} as const;

/** The skill for AI agents, `skill.md`. */
export const SKILL = {
  description: (site: string): string =>
    `${site} Use it to install, operate or troubleshoot Kamiwaza, or to write code with its Python SDK.`,
  /** `root` is origin and base URL, without a slash at the end. */
  rules: (root: string): readonly string[] => [
    `All pages with a sentence each: ${root}/llms.txt. Read the pages that you need; the file with all of them, ${root}/llms-full.txt, is longer than most models can read.`,
    `Every page is Markdown at its address plus \`.md\`, for example ${root}/quickstart.md.`,
    'Pages at the root describe the latest release. Those of older releases begin with its number: read the release that the user runs, and name it in the answer.',
    `Reference of the Python SDK: ${root}/sdk/llms.txt. Every sample is type-checked; copy names and parameters from there rather than guess.`,
    `Errors: ${root}/errors/llms.txt lists known errors by component, with cause, fix and how to verify it.`,
    `What is not documented: ${root}/known-gaps.md. Say so rather than invent a command, port or setting.`,
    'Cite the address of the page, without `.md`.',
  ],
} as const;
