/** The label of the link from a term to its page. */
export const TEXTS = {more: 'More'} as const;
