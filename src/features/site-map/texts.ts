/** Headings of the sets of pages; the blog has its own title. */
export const TEXTS = {
  docs: (release: string): string => `Documentation ${release}`,
  sdk: (release: string): string => `Python SDK ${release}`,
} as const;
