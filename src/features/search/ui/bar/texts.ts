/**
 * Labels and messages of the search box. They are separate from the rest because every page loads the box.
 */
export const BAR_TEXTS = {
  label: 'Search',
  clear: 'Clear search',
  close: 'Close',
  broken: 'Search could not be loaded. Type another character to try again.',
} as const;
