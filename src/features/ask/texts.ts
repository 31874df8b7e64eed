export const TEXTS = {
  title: 'Ask',
  about: (model: string, release: string, date: string): string =>
    `${model} answers from the documentation of ${release}, as of ${date}. Check its answer against the sources.`,
  stop: 'Stop',
  ask: 'Ask this question',
  again: 'Ask again',
  sources: 'Sources',
  passage: 'Passage',
  source: (number: number, title: string): string => `Source ${String(number)}: ${title}`,
} as const;

/** What screen readers announce once per state; the growing text would be read out word by word. */
export const STATUS = {
  idle: '',
  reading: 'Reading the sections that were found…',
  answering: 'Answering…',
  done: 'The answer is complete.',
  stopped: 'Stopped.',
  none: 'The documentation does not answer this. Try other words.',
  failed: '',
} as const;

/** What went wrong while the endpoint answered, and what to do. */
export const FAILURES = {
  noSearch: 'The search did not respond. Check your connection to this site and try again.',
  noSections: 'The sections could not be loaded. Check your connection to this site and try again.',
  noStream:
    'The endpoint did not stream an answer. Ask your administrator to check that DOCS_ASK is the address of an OpenAI-compatible endpoint, including its version, such as /v1.',
  late: 'The model did not answer in time. It may be busy or still loading: try again in a minute.',
  lost: 'The connection to the model was lost. Check your connection and try again; if it happens again, tell your administrator.',
  nothing:
    'The endpoint sent nothing that can be read as an answer. Ask your administrator to check DOCS_ASK.',
  cutOff: 'The answer was cut off. Ask again. If it happens again, tell your administrator.',
  longest: 'The answer reached its maximum length and was cut off. Ask a narrower question.',
  filtered: 'The content filter of the endpoint cut off the answer. Rephrase the question.',
  empty: 'The model sent an empty answer. Ask in other words.',
  tooLong:
    'The question and the sections found for it are longer than the model can read. Ask a shorter question; your administrator can serve the model with a longer context.',
  refused:
    'The endpoint refuses the key of this site. Ask your administrator to check the key that nginx sends.',
  tooMany: 'Too many questions at once. Wait a minute, then try again.',
  down: 'The endpoint cannot be reached. The model may not be deployed: try again later, or tell your administrator.',
  noModel: (model: string): string =>
    `The endpoint has no model "${model}", or the address of the endpoint is wrong. Ask your administrator to check DOCS_ASK and DOCS_ASK_MODEL.`,
  other: (status: number): string =>
    `The endpoint returned an error (status ${String(status)}). Try again; if it happens again, tell your administrator.`,
} as const;
