import type {Command, Component, KnownError, Step} from '../../../data/known-errors/types.ts';
import {isJson} from '../../../site/util/json.ts';
import {directions, reverses} from '../advice.ts';
import {readLog} from '../log.ts';
import {findErrors} from '../match.ts';
import {Scanner} from '../scan.ts';

/** What a log says when nothing is wrong. */
const HEALTHY = `INFO 06-02 08:14:11 Application startup complete. OOM counter = 0
INFO: 127.0.0.1:51100 - "POST /v1/chat/completions HTTP/1.1" 200 OK
prompt tokens 401, Unauthorized=0, errors=0, status: DEPLOYED
Connection refused count 0, timeouts 0, CUDA_ERROR_COUNT 0`;

/** Their blocks may be several commands for one shell; all others have one command in each block, to be copied alone. */
const SEVERAL_COMMANDS: ReadonlySet<Component> = new Set([
  'cuda',
  'hugging-face',
  'llama-cpp',
  'mlx',
  'nvidia-container-toolkit',
  'nvidia-driver',
  'ray',
  'rocm',
  'vllm',
]);

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

/** Several commands in a block of a shell; one may go on after a backslash. */
function isSeveral({language, code}: Command): boolean {
  const lines = code.split('\n').filter((line) => !line.endsWith('\\'));
  return (language === 'bash' || language === 'powershell') && lines.length > 1;
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
    !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/.test(entry.id) || entry.id.length > 32,
    'id is no short slug',
  );
  say(all.filter(({id}) => id === entry.id).length !== 1, 'id is not unique');
  say(entry.title === entry.cause, 'the cause repeats the title');
  say(/^(?:`|.*: error)/i.test(entry.title), 'the title is a message');

  const healthy = new Scanner(readLog(HEALTHY));
  for (const pattern of entry.messages) {
    const name = pattern.phrases.join(' … ');
    const text = `${pattern.phrases.join(' ')}\n${pattern.near?.phrase ?? ''}`;
    say(new Scanner(readLog(text)).find(pattern, 1).length === 0, `${name}: matches no log`);
    say(
      pattern.kind !== 'hint' && healthy.find(pattern, 1).length > 0,
      `${name}: matches a log in which nothing is wrong`,
    );
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
  say(!entry.messages.some(({kind}) => kind === 'message'), 'no pattern of kind "message"');
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
    for (const command of step.commands ?? []) {
      const {language, code} = command;
      say(
        !['bash', 'powershell', 'python', 'json', 'yaml', 'ini', 'toml'].includes(language),
        'command without language',
      );
      say(
        code.trim() === '' || code.trim() !== code.trimEnd() || /^\s*[$>#] /m.test(code),
        'command is empty or has a prompt',
      );
      say(language === 'json' && !isJson(code), `no JSON: ${code}`);
      say(
        !SEVERAL_COMMANDS.has(entry.component) && isSeveral(command),
        `several commands in one block: ${code}`,
      );
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
      title.length <= 3 || !/^(?:https:\/\/\S+\.\S+|\/\S+)$/.test(url),
      'source without title or address',
    );
  }
  say(
    entry.sources.some(({url}) => url.startsWith('/')) !== entry.kamiwaza,
    'only statements about Kamiwaza have a page of this site as source, and each has one',
  );
  const first = findErrors(entry.sample, all).matches[0];
  say(first?.id !== entry.id, `its sample is answered with ${first?.id ?? 'nothing'}`);
  return found;
}
