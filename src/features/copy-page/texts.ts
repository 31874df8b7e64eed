export const TEXTS = {
  copy: 'Copy page',
  copied: 'Copied',
  menu: 'This page as Markdown',
  view: 'View Markdown',
  all: 'All pages: llms.txt',
  failed: 'The page could not be copied.',
  failedStatus: 'The page could not be copied. Use View Markdown.',
} as const;
