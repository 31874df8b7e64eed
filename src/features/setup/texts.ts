/** Labels of this feature. */
export const TEXTS = {
  platforms: 'Your platform',
  hint: 'Choose your platform once. Every page then shows its commands.',
  keep: 'Keep the selected one',
  close: 'Close this hint',
  guess: 'Suggested, because your browser runs on it',
} as const;
