import type {KnownError, Step} from '../../../data/known-errors/types.ts';
import {directions, reverses} from '../advice.ts';
import {findErrors} from '../match.ts';

/** The steps and the check of an entry, with their commands, as text. */
function textOf({text, commands = []}: Step): string {
  return [text, ...commands.map(({code}) => code)].join('\n');
}

/** Sentences of a sample that say in which direction to change a parameter. */
function adviceOf(sample: string): string[] {
  return sample.split(/(?<=[.;!?])\s|\n/).filter((sentence) => directions(sentence).size > 0);
}

/** Lines that a wording of an entry excludes (`unless`), with the word before and after it. */
function excluded({messages}: KnownError): string[] {
  return messages
    .filter(({kind}) => kind !== 'hint')
    .flatMap(({phrases, unless = []}) => {
      const text = phrases.join(' ');
      return unless.flatMap((word) => [`${text} ${word}`, `${word} ${text}`]);
    });
}

/**
 * What is wrong with an entry of the catalog, in words that help its author.
 *
 * @param entry the entry
 * @param all the whole catalog, the entry included
 */
export function problems(entry: KnownError, all: readonly KnownError[]): string[] {
  const found: string[] = [];
  const say = (condition: boolean, message: string): void => {
    if (condition) found.push(message);
  };
  say(
    !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(entry.id) || entry.id.length > 32,
    'id is no short slug',
  );
  say(all.filter(({id}) => id === entry.id).length !== 1, 'id is not unique');
  say(entry.title === entry.cause, 'the cause repeats the title');
  say(/^(?:`|.*: error)/i.test(entry.title), 'the title is a message');

  for (const pattern of entry.messages) {
    const name = pattern.phrases.join(' … ');
    say(!pattern.phrases.includes(pattern.specific), `${name}: specific is none of the phrases`);
    say(
      pattern.specific.trim().length < 8 && pattern.code !== true && pattern.kind !== 'hint',
      `${name}: specific is too short to be specific`,
    );
    say(
      pattern.phrases.some((phrase) => /[‘’“”\n]|\\"/.test(phrase)),
      `${name}: straight quotes, one line`,
    );
  }
  say(
    entry.messages.every(({kind}) => kind === 'hint'),
    'only hints',
  );
  for (const line of excluded(entry)) {
    say(
      findErrors(line, [entry]).matches.length > 0,
      `one wording excludes "${line}", another does not`,
    );
  }

  for (const id of entry.follows ?? []) {
    say(!all.some((other) => other.id === id), `follows ${id}, which does not exist`);
  }
  for (const step of [...entry.steps, entry.verify]) {
    for (const {language, code} of step.commands ?? []) {
      say(
        !['bash', 'powershell', 'python', 'json', 'yaml', 'ini', 'toml'].includes(language),
        'command without language',
      );
      say(code.trim() === '' || /^\$ /m.test(code), 'command is empty or has a prompt');
    }
    say(step.text.trim() === '', 'step without text');
    for (const word of entry.contradicts ?? []) {
      say(textOf(step).includes(word), `a step says "${word}"`);
    }
    for (const advice of adviceOf(entry.sample)) {
      say(reverses(advice, textOf(step)), `a step reverses "${advice}"`);
    }
  }
  for (const {title, url} of entry.sources) {
    say(
      title === '' || !/^(?:https:\/\/\S+\.\S+|\/\S+)$/.test(url),
      'source without title or address',
    );
  }
  const first = findErrors(entry.sample, all).matches[0];
  say(first?.id !== entry.id, `its sample is answered with ${first?.id ?? 'nothing'}`);
  return found;
}
