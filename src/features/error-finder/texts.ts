export const TEXTS = {
  region: 'Error finder',
  excerpt: 'Found in these lines',
  field: 'Log lines or error message',
  hint: 'Paste up to 200 KB. The text is searched in this browser and is not sent anywhere.',
  submit: 'Find the cause',
  clear: 'Clear',
  empty: 'Paste something first.',
  searching: 'Searching…',
  notLoaded:
    'The search could not be loaded. Reload the page, or look through the list of known errors.',
  withoutScript: 'The error finder needs JavaScript. The {list} has the same entries.',
  list: 'list of known errors',
  stale: 'The text has changed. Select Find the cause to search again.',
  skipped:
    'The text was longer than 200 KB. Only its end was searched, and line numbers count from there.',
  advice: 'What the log itself says',
  line: (number: number) => `Line ${String(number)}`,
  certainty: {
    message: 'Exact message',
    variant: 'Same message, other wording',
  },
  general: 'not specific to Kamiwaza',
  follows: 'Probably a consequence of:',
  cause: 'Cause',
  fix: 'Fix',
  check: 'Check',
  copy: 'Copy',
  copied: 'Copied',
  refused: 'The browser does not allow copying. Select the text and copy it.',
  entry: 'Open this entry:',
  mentions:
    'The text also mentions these. No message confirms them, or the log shows that they were resolved:',
  nothing: 'No known error matches. The log may still show an error that has no entry here.',
  ask: 'To get help, complete this report and send it through one of the channels under',
  help: 'Get help',
  report: 'Report for support',
  hosts: 'Mask the names of machines and users too',
  masked: (count: number) =>
    `${
      count === 0
        ? 'No token, password or name was recognized.'
        : count === 1
          ? 'One token, password or name was masked.'
          : `${String(count)} tokens, passwords or names were masked.`
    } Only common forms are recognized, so read the report before you send it.`,
  copyReport: 'Copy the report',
  summary: (titles: readonly string[]) =>
    titles.length === 0
      ? 'No known error found.'
      : titles.length === 1
        ? `One known error matches: ${titles[0] ?? ''}.`
        : `${String(titles.length)} known errors match, the root cause first: ${titles[0] ?? ''}.`,
} as const;
