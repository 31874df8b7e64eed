/**
 * Labels of the two buttons. They are separate from the rest in ../texts.ts because every page with tools loads
 * them before a reader opens a tool.
 */
export const SHELL_TEXTS = {
  tools: 'Tools for this page',
  setup: 'Your setup',
  checklist: 'Checklist',
  failed: 'The tools could not be loaded. Try again.',
} as const;
