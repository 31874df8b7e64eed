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
  notFound: (address: string): string =>
    `No source page has a Markdown version at ${address}. The Markdown versions of lists and comparisons exist only after a build, which makes them from HTML.`,
} as const;

/** What a number in a list of authors or tags counts. */
export const POSTS = (count: number): string =>
  count === 1 ? 'one post' : `${String(count)} posts`;

/** The lists of pages for AI agents, `llms.txt`. */
export const LLMS = {
  allInOne: (address: string, tokens: string): string =>
    `All pages in one file, about ${tokens} tokens: [llms-full.txt](${address}).`,
  markdown:
    'Every page is Markdown at its address plus `.md`. In the offline archive, replace `.html` with `.md`.',
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
    `All pages, with a sentence about each: ${root}/llms.txt. Read the pages that you need; the file with all of them, ${root}/llms-full.txt, is longer than most models can read.`,
    `Every page is Markdown at its address plus \`.md\`, for example ${root}/quickstart.md. In the offline archive, replace \`.html\` with \`.md\`.`,
    'Pages at the root describe the latest release. The addresses of older pages begin with their release number: read the pages for the release that the user runs, and name it in the answer.',
    `Reference of the Python SDK: ${root}/sdk/llms.txt. Every sample is type-checked; copy names and parameters from there rather than guess.`,
    `Errors: ${root}/errors/llms.txt lists known errors by component, with cause, fix and how to verify it.`,
    `What is not documented: ${root}/known-gaps.md. Say so rather than invent a command, port or setting.`,
    'Cite the address of the page, without `.md`.',
  ],
} as const;
