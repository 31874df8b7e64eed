export const TEXTS = {
  dialog: (caption?: string) => `Enlarged picture${caption ? `: ${caption}` : ''}`,
  close: 'Close',
  picture: 'Picture',
} as const;
