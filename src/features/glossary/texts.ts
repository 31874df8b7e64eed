/** The link from a term to its page, and its name in a list of links. */
export const TEXTS = {more: 'More', moreAbout: (term: string) => `More about ${term}`} as const;
