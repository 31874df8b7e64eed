/** Labels of figures and of the dialog that enlarges them. */
export const TEXTS = {
  enlarge: 'Enlarge',
  dialog: 'Enlarged picture',
  close: 'Close',
  picture: 'Picture',
} as const;
