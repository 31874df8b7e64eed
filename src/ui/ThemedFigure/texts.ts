export const TEXTS = {
  dialog: (name: string) => `Enlarged picture: ${name}`,
  close: 'Close',
  picture: 'Picture',
  inWords: 'In words',
} as const;
