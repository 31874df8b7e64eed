/** Labels of this feature. The error messages are in stream.ts. */
export const TEXTS = {
  title: 'Ask',
  about: (model: string, release: string, date: string): string =>
    `${model} answers from the documentation of ${release} (${date}). Check its answer against the sources.`,
  stop: 'Stop',
  ask: 'Ask this question',
  again: 'Ask again',
  sources: 'Sources',
  passage: 'Passage',
} as const;

/** What screen readers announce once per state; the growing text would be read out word by word. */
export const STATUS = {
  idle: '',
  reading: 'Reading the sections that were found…',
  answering: 'Answering…',
  done: 'The answer is complete.',
  stopped: 'Stopped.',
  none: 'The documentation does not answer this. See the results above.',
  failed: '',
} as const;
