import {knownErrors} from '../src/data/known-errors/index.ts';
import {errorPath} from '../src/data/known-errors/pages.ts';
import type {Command, KnownError, Step} from '../src/data/known-errors/types.ts';
import {findErrors, type Match} from '../src/features/error-finder/match.ts';
import {distinct} from '../src/features/error-finder/platform.ts';
import {cutLines, DEFAULT_TOKENS, estimateTokens} from '../src/site/text/budget.ts';

import {ArgumentError, maxTokens} from './arguments.ts';
import {type Docs, short} from './docs.ts';
import {about, absoluteLinks, fit, number, text, type Tool} from './tool.ts';

/** Finds known errors in a log. */
export const diagnoseError: Tool = {
  name: 'diagnose_error',
  title: 'Diagnose an error',
  description:
    'Find known errors (Kamiwaza, vLLM, llama.cpp, Docker, CUDA, WSL, ...) in a log or error message, with cause, fix and how to verify it. Causes come before their consequences.',
  signature: {
    properties: {
      log: {
        type: 'string',
        description: 'Log or message; only the end of a long log is read',
      },
      max_tokens: maxTokens,
    },
    required: ['log'],
  },
  async run(args, {docs, search}) {
    const log = text(args, 'log') ?? '';
    const budget = number(args, 'max_tokens', DEFAULT_TOKENS);
    const release = docs.latest;
    if (log.trim() === '') throw new ArgumentError('The argument "log" is empty.');
    const findings = findErrors(log, knownErrors);
    const byId = new Map(knownErrors.map((entry) => [entry.id, entry]));
    const skipped =
      findings.skipped > 0
        ? ` The first ${String(findings.skipped)} characters were not read.`
        : '';
    if (findings.matches.length === 0) {
      const mentions = findings.mentions.flatMap((id) => byId.get(id) ?? []);
      const {hits} = await search.find(lastLines(log), '', '', 3);
      const lines = [
        `${about(docs, release)}: no known error in this log.${skipped}`,
        ...mentions.map(
          (entry) => `Perhaps related: ${entry.title}, ${docs.address(errorPath(entry))}`,
        ),
        ...hits.map((hit) => `May help: ${hit.page}, ${docs.address(hit.route, hit.anchor)}`),
      ];
      return {text: cutLines(lines, budget).text};
    }
    const count = findings.matches.length;
    const head = [
      `${about(docs, release)}: ${String(count)} known ${count === 1 ? 'error' : 'errors'}, causes first.${skipped}`,
    ];
    if (findings.advice.length > 0) {
      const said = findings.advice.map((quote) => `> ${short(quote.text)}`);
      // The cause and the fix need most of the space.
      head.push(cutLines(['The log itself advises:', ...said], budget / 4).text);
    }
    const found = findings.matches.flatMap((match) => {
      const entry = byId.get(match.id);
      return entry === undefined ? [] : [{entry, match}];
    });
    // The list of what is left out gets its part.
    const names = Math.min(108, budget / 3);
    const room = budget - estimateTokens(head.join('\n\n')) - names - 12;
    const {parts, left} = fit(found, (one) => errorText(docs, one.entry, one.match), room, 200);
    if (left.length > 0) {
      const list = [
        '[Left out by the token budget; read with read_page:',
        ...left.map(({item: {entry}}) => `${entry.title}: ${docs.address(errorPath(entry))}`),
      ];
      parts.push(`${cutLines(list, names).text}]`);
    }
    return {text: [...head, ...parts].join('\n\n')};
  },
};

/** The end of a log, which has its own error message. */
function lastLines(log: string): string {
  const lines = log.trimEnd().split('\n').slice(-40);
  const telling = lines.filter((line) =>
    /error|exception|fail|denied|refused|cannot|unable/i.test(line),
  );
  return (telling.length > 0 ? telling : lines).slice(-3).join(' ').slice(-600);
}

/** A known error, with the lines of the log that it was found in. */
function errorText(docs: Docs, entry: KnownError, {omit, hits}: Match): string {
  const commandLines = (commands: readonly Command[]): string[] =>
    distinct(commands).flatMap(({code, language, names}) => [
      ...(names.length === 0 ? [] : [`   ${names.join(', ')}:`]),
      `   \`\`\`${language}`,
      ...code.split('\n').map((line) => `   ${line}`),
      '   ```',
    ]);
  const step = ({text: words, commands = []}: Step): string =>
    [absoluteLinks(docs, words), ...commandLines(commands)].join('\n');
  const steps = entry.steps.filter((_, index) => !omit.includes(index));
  return [
    `## ${entry.title}`,
    `${docs.address(errorPath(entry))} (${entry.kamiwaza ? 'Kamiwaza' : 'not specific to Kamiwaza'}, ${entry.component})`,
    ...hits.map(
      ({line, parts}) => `Line ${String(line)}: ${short(parts.map((part) => part.text).join(''))}`,
    ),
    '',
    `Cause: ${absoluteLinks(docs, entry.cause)}`,
    '',
    ...steps.map((one, index) => `${String(index + 1)}. ${step(one)}`),
    '',
    `Verify: ${step(entry.verify)}`,
    `Sources: ${entry.sources.map(({title, url}) => `${title} ${url.startsWith('/') ? docs.address(url) : url}`).join('; ')}`,
  ].join('\n');
}
