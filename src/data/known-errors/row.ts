import type {KnownError, Step} from './types.ts';
import {errorPath} from './pages.ts';

/** An entry as the row of a table. The cells are inline Markdown. */
export interface ErrorRow {
  /** The title, which links to the whole entry, and the message as the program writes it. */
  readonly symptom: string;
  readonly cause: string;
  readonly fix: string;
}

/** More steps than these are only on the page of the entry. */
const STEPS = 3;
/** An entry may have several messages for one fault; a cell shows the first ones. */
const MESSAGES = 2;
/** Characters of Markdown. A longer cause or step is cut after its first sentence. */
const SHORT = 150;

/**
 * The row that shows an entry in a table: title and message, the beginning of the cause, the first steps. A link to
 * the entry follows if it has more steps, or commands that the cell has no room for.
 *
 * @throws Error if the entry has no message that a reader could recognize
 */
export function errorRow(entry: KnownError): ErrorRow {
  const link = docLink(errorPath(entry));
  const shown = entry.steps.slice(0, STEPS);
  const rest =
    entry.steps.length > STEPS
      ? [`[All ${entry.steps.length} steps](${link})`]
      : shown.some(hidesCommands)
        ? [`[Commands](${link})`]
        : [];
  return {
    symptom: `[${entry.title}](${link}): ${messages(entry).join(', ')}`,
    cause: inShort(entry.cause),
    fix: [...shown.map(stepInShort), ...rest].join(' '),
  };
}

function messages({id, messages: patterns}: KnownError): string[] {
  const literal = patterns
    .filter(({kind}) => kind === 'message')
    .map(({phrases}) => `\`${phrases.map((phrase) => phrase.trim()).join(' … ')}\``);
  if (literal.length === 0) throw new Error(`Known error ${id} has no pattern of kind "message".`);
  return [...new Set(literal)].slice(0, MESSAGES);
}

/** The command of a step that one line does on every platform. */
function onlyCommand({commands = []}: Step): string | undefined {
  const [command, ...others] = new Set(commands.map(({code}) => code));
  return command === undefined || others.length > 0 || /[\n`]/.test(command) ? undefined : command;
}

/** The row leaves out commands that the reader needs. */
function hidesCommands(step: Step): boolean {
  return (step.commands ?? []).length > 0 && onlyCommand(step) === undefined;
}

/** The beginning of a step. If one line does it on every platform, the command follows the first sentence. */
function stepInShort(step: Step): string {
  const words = inShort(step.text);
  const command = onlyCommand(step);
  if (command === undefined) return words;
  const first = firstSentence(words);
  return `${first.replace(/[.:]$/, '')}: \`${command}\`.${words.slice(first.length)}`;
}

function inShort(markdown: string): string {
  const text = withDocLinks(markdown);
  return text.length <= SHORT ? text : firstSentence(text);
}

/** Ends after the first mark that a space and a new sentence follow. */
function firstSentence(text: string): string {
  const hidden = text.replace(/`[^`]*`|\[[^\]]*\]\([^)]*\)/g, (part) => '_'.repeat(part.length));
  const end = /[.!?](?= +[A-Z_[])/.exec(hidden);
  return end === null ? text : text.slice(0, end.index + 1);
}

/**
 * Entries link by site path, tables of a release by page. The SDK has no pages in a release,
 * and the start page has no name there. A placeholder
 * outside of code would be an HTML tag.
 */
function withDocLinks(markdown: string): string {
  return markdown
    .replace(/(?<!`[^`]*)<\w+>(?![^`]*`)/g, '`$&`')
    .replace(/\[([^\]]+)\]\(\/(?:sdk\/|#)[^)]*\)/g, '$1')
    .replace(/\]\((\/[^)]*)\)/g, (_, path: string) => `](${docLink(path)})`);
}

/** A site path of the docs as the link of a table: `doc:errors/gpu#nvidia-smi-missing`. */
export function docLink(path: string): string {
  return `doc:${path.slice(1)}`;
}
