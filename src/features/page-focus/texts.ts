/** What is announced while a page takes long. */
export const TEXTS = {loading: 'Loading the page'} as const;
