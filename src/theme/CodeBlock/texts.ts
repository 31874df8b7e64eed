export const TEXTS = {
  code: (title: string): string => `Code: ${title}`,
  plainText: 'plain text',
  scrolls: (what: string): string => `Code, scrolls sideways: ${what}`,
  download: 'Download',
  downloadFile: (name: string): string => `Download ${name}`,
  wrap: 'Word wrap',
  wrapOf: (what: string): string => `Word wrap: ${what}`,
  copy: (what: string): string => `Copy code: ${what}`,
  copied: 'Copied',
  refused: 'The browser does not allow copying. The code is selected: copy it with the keyboard.',
} as const;
