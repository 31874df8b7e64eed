/** The company behind the site. Apart from the other facts of `site.ts`, because every page loads these. */
export const company = {name: 'Kamiwaza AI', url: 'https://kamiwaza.ai'} as const;
