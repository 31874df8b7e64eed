export const TEXTS = {
  platforms: 'Your platform',
  hint: 'Choose your platform once. Every page then shows the commands for it.',
  keep: 'Keep the selected platform',
  close: 'Close this hint',
  /** Tabs without a panel for the reader's choice show their first one. */
  missing: (chosen: string, shown: string): string =>
    `There is no tab for ${chosen} here. Showing ${shown}.`,
  guess: 'Suggested, because your browser runs on it',
} as const;
