/** Labels of the feature that asks a model. What can go wrong is told by stream.ts, with what to do. */
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

/** What is said once, by state; the growing text itself would be read out word by word. */
export const STATUS = {
  idle: '',
  reading: 'Reading the sections that were found…',
  answering: 'Answering…',
  done: 'The answer is complete.',
  stopped: 'Stopped.',
  none: 'The documentation does not answer this. See the results above.',
  failed: '',
} as const;
