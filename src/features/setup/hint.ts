/**
 * Key in localStorage: the reader closed the line that offers the choice. In a module of its own, because only
 * pages with tabs load it.
 */
export const HINT_KEY = 'kamiwaza.setup-hint';
