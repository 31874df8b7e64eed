/**
 * Key in localStorage: the reader closed the line that offers the choice. In its own module, because only
 * pages with tabs load it.
 */
export const HINT_KEY = 'kamiwaza.setup-hint';
