import {SHELL_TEXTS} from './shell/texts.ts';

/** Labels and messages of the setup form, the checklist and the checks of values. Those of the buttons are in shell/texts.ts. */
export const TEXTS = {
  setup: {
    title: SHELL_TEXTS.setup,
    tabs: 'The tabs you choose here open on every page.',
    guessed: ' (this computer)',
    values: 'Your values',
    valuesHint:
      'Code blocks on every page show your values, and so do copies and printouts. This browser keeps the values. Don’t enter secrets: they are stored unencrypted.',
    more: 'More values, for other pages',
    others: 'Values for other pages',
    /** What screen readers hear after a pause in a field. */
    wrong: (field: string, problem: string) => `${field}: ${problem}`,
    unkept: (fields: string) => `Not used, because it is not valid: ${fields}`,
    shown: (field: string, blocks: number) =>
      blocks === 0
        ? `${field} is saved.`
        : `${field} is shown in ${String(blocks)} code ${blocks === 1 ? 'block' : 'blocks'}.`,
    done: 'Done',
    clear: 'Clear all',
    cleared: 'Your setup is cleared.',
  },
  checklist: {
    title: SHELL_TEXTS.checklist,
    hint: 'Tick the steps of this page as you go. This browser keeps the ticks. The printout includes check boxes, your values and full link addresses.',
    print: 'Print checklist',
    tick: (step: number, text: string) => `Step ${String(step)}${text === '' ? '' : `: ${text}`}`,
    progress: (done: number, total: number) => `${String(done)} of ${String(total)} steps done`,
    reset: 'Reset',
    close: 'Close',
  },
  /** A block of code with values of the reader. */
  marked: 'With your values',
  /** Why a value is not accepted, as an instruction. */
  reasons: {
    host: 'Enter a name or an address, without https:// and without a port.',
    port: 'Enter a number from 1 to 65535.',
    path: 'Begin with / or ~/, and leave out quotation marks, $ and backslashes.',
    repository: 'Enter owner/name, as on the hub.',
    tooLong: (most: number) => `Enter at most ${String(most)} characters.`,
    control: 'Leave out line breaks and control characters.',
    quotes: 'Leave out exclamation marks and curly quotation marks.',
    secret:
      'This looks like a password, a token or a key. Don’t enter secrets: values are stored unencrypted in this browser.',
    address: 'Enter a whole address, such as https://gpu1.example.com/api.',
    login:
      'Leave user and password out of the address. Don’t enter secrets: values are stored unencrypted in this browser.',
    protocol: 'Begin with http:// or https://.',
    query: 'Leave out ? or # and everything after it.',
    letters: 'Use letters, digits, dots, hyphens and slashes only.',
  },
} as const;
