export const TEXTS = {
  code: (title: string): string => `Code: ${title}`,
  plainText: 'plain text',
  scrolls: 'Code, scrolls sideways',
  download: 'Download',
  downloadFile: (name: string): string => `Download ${name}`,
  wrap: 'Word wrap',
  copy: (what: string): string => `Copy code: ${what}`,
  copied: 'Copied',
  refused: 'The browser does not allow copying. The code is selected: copy it with the keyboard.',
} as const;
