/** The question below a page. */
export const QUESTION = {
  text: 'Did this work?',
  yes: 'Yes',
  no: 'No',
  failed: 'The form could not be loaded. Try again.',
} as const;

/** The report as plain text, and the title of its issue. */
export const REPORT = {
  page: (title: string): string => `Page: ${title}`,
  section: (heading: string): string => `Section: ${heading}`,
  wholePage: 'whole page',
  address: (address: string): string => `Address: ${address}`,
  release: (release: string): string => `Release: Kamiwaza ${release}`,
  platform: (label: string): string => `Platform: ${label}`,
  noPlatform: 'not chosen',
  happened: 'What happened:',
  nothing: '(not filled in)',
  issue: (where: string): string => `Did not work: ${where}`,
} as const;

/** Labels and messages of the panel that opens after an answer. */
export const TEXTS = {
  thanks: 'Thank you. Your answer is not sent anywhere.',
  hint: 'Nothing is sent. Copy the report, or open it as an issue on GitHub and submit it there.',
  section: 'Section',
  wholePage: 'Whole page',
  happened: 'What happened? Don’t include passwords or tokens.',
  copy: 'Copy report',
  copied: 'Copied.',
  refused: 'This browser does not allow copying. Select the text above.',
  open: 'Open as an issue on GitHub',
} as const;
