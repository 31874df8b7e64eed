/** Labels of the dialog that enlarges a picture. */
export const TEXTS = {
  dialog: (caption?: string) => `Enlarged picture${caption ? `: ${caption}` : ''}`,
  close: 'Close',
  picture: 'Picture',
} as const;
