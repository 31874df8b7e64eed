/** What a card says beyond the names of site, section and page. */
export const TEXTS = {release: (version: string): string => `Release ${version}`} as const;
