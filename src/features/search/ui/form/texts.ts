/** Labels of the form on the start page and on the 404 page. */
export const FORM_TEXTS = {
  field: 'Search the documentation',
  search: 'Search',
} as const;
