export const TEXTS = {
  dialog: (name: string) => `Enlarged picture: ${name}`,
  close: 'Close',
  picture: 'Picture',
  inWords: 'Description',
} as const;
