import {readFile, writeFile} from 'node:fs/promises';
import {loadavg} from 'node:os';
import path from 'node:path';

import type {Browser} from '@playwright/test';

import {command} from '../lib/command.ts';
import {requireBuild} from '../lib/build.ts';
import {kilobytes} from '../lib/files.ts';
import {boxTimes} from './search/browser.ts';
import {answerBytes} from './search/bytes.ts';
import {openBox, readBuiltIndexes, type BuiltIndex} from './search/built.ts';
import {evaluate, type Evaluation, type Score} from './search/evaluate.ts';
import {growth} from './search/growth.ts';
import {
  evaluateHeldOut,
  heldOut,
  isPage,
  QUESTION_SETS,
  startOf,
  type QuestionSet,
} from './search/held-out.ts';
import {QUESTIONS, UNANSWERABLE} from './search/questions.ts';

import {fastest, milliseconds, ofHundred, percent, quantile, ROUNDS, table} from './figures.ts';
import {machine} from './machine.ts';
import {miniSearch, original, ours, pagefind, type Engine} from './engines.ts';
import {withBrowser} from './site.ts';

const buildDir = path.resolve('build');

interface Measured {
  readonly engine: Engine;
  readonly evaluation: Evaluation;
  readonly times: readonly number[];
}

async function measure(engine: Engine): Promise<Measured> {
  for (const from of ['/', '/sdk/intro', '/blog', '/0.3.2', '/0.5.0/quickstart']) {
    await engine.ask(from, 'warm up');
  }
  const rounds: number[][] = [];
  let evaluation: Evaluation | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const times: number[] = [];
    evaluation = await evaluate(async (from, query) => {
      const before = performance.now();
      const pages = await engine.ask(from, query);
      times.push(performance.now() - before);
      return pages;
    });
    rounds.push(times);
  }
  return {engine, evaluation: evaluation ?? never(), times: fastest(rounds)};
}

function relevance(measured: readonly Measured[]): string {
  const kinds = [...(measured[0]?.evaluation.classes.keys() ?? [])];
  const cell = ({first, three, mrr}: Score): string =>
    `${ofHundred(first)} / ${ofHundred(three)} / ${mrr.toFixed(2)}`;
  const line = (name: string, pick: (evaluation: Evaluation) => Score): readonly string[] => [
    `${name} (${String(pick(measured[0]?.evaluation ?? never()).count)})`,
    ...measured.map(({evaluation}) => cell(pick(evaluation))),
  ];
  return table(
    ['Class (questions)', ...measured.map(({engine}) => engine.name)],
    [
      ...kinds.map((kind) => line(kind, ({classes}) => classes.get(kind) ?? never())),
      line('**all**', ({all}) => all),
      line('prefix, every key from the third', ({prefix}) => prefix),
      [
        `no answer where there is none (${String(UNANSWERABLE.length)})`,
        ...measured.map(({evaluation}) => ofHundred(evaluation.noAnswer)),
      ],
      [
        'hits of a wrong version',
        ...measured.map(({evaluation}) => String(evaluation.wrongVersion.length)),
      ],
    ],
  );
}

/** One set of the questions by people who saw no page, as a table. */
async function heldOutTable(
  set: QuestionSet,
  builtIndexes: readonly BuiltIndex[],
): Promise<string> {
  const box = openBox(buildDir, builtIndexes);
  const {kinds, all, ...rest} = await evaluateHeldOut(box.ask, await heldOut(set), box.type);
  const cells = [...kinds, ['**all**', all] as const].map(([kind, score]) => [
    `${kind} (${String(score.count)})`,
    ofHundred(score.strict),
    ofHundred(score.page),
    ofHundred(score.three),
  ]);
  return [
    table([`Held-out questions: ${set}`, 'section first', 'page first', 'section in three'], cells),
    '',
    `No answer where there is none: ${percent(rest.noAnswer)} of ${String(rest.unanswerable)}. Suggestions of a wrong release: ${String(rest.wrongRelease)}. The right section, once first, stays first with every further key: ${percent(rest.stable)} of ${String(rest.typed)}. Short questions: section first ${percent(rest.atOnce.strict)} asked at once, ${percent(rest.keyByKey.strict)} typed key by key.`,
  ].join('\n');
}

/** Right page first on questions by people who saw no page, and how often nothing is found where nothing is. */
async function heldOutPages(engines: readonly Engine[]): Promise<string> {
  const rows: string[][] = [];
  for (const set of ['dev', 'frozen', 'last'] as const) {
    const questions = await heldOut(set);
    const asked = questions.filter(({answerable}) => answerable);
    const other = questions.filter(({answerable}) => !answerable);
    const right: string[] = [];
    const silent: string[] = [];
    for (const {ask} of engines) {
      let pages = 0;
      let none = 0;
      for (const one of asked) {
        if (isPage(one, (await ask(startOf(one), one.query))[0])) pages += 1;
      }
      for (const one of other) {
        if ((await ask(startOf(one), one.query)).length === 0) none += 1;
      }
      right.push(ofHundred(pages / asked.length));
      silent.push(ofHundred(none / other.length));
    }
    rows.push([`${set}: right page first (${String(asked.length)})`, ...right]);
    rows.push([`${set}: no answer where there is none (${String(other.length)})`, ...silent]);
  }
  return table(['Held-out questions', ...engines.map(({name}) => name)], rows);
}

function never(): never {
  throw new Error('Nothing was measured');
}

/** @param engines filled here; the caller closes them */
async function main(browser: Browser, write: boolean, engines: Engine[]): Promise<void> {
  const host = machine();
  const builtIndexes = await readBuiltIndexes(buildDir);
  engines.push(await ours(buildDir, builtIndexes));
  engines.push(await original(buildDir, builtIndexes));
  engines.push(miniSearch(builtIndexes));
  engines.push(await pagefind(buildDir, builtIndexes, browser));
  const measured: Measured[] = [];
  for (const engine of engines) {
    console.error(`Asking ${engine.name} …`);
    measured.push(await measure(engine));
  }
  console.error('Asking held-out questions …');
  const compared = await heldOutPages(engines);
  const box = await boxTimes(browser, buildDir);
  const docs =
    builtIndexes.find(({context, version}) => context === 'docs' && version === '') ?? never();
  const growing = [];
  // Known errors are documents of their own and count as pages.
  for (const factor of [1, 3, 10]) {
    console.error(`Growing ${String(factor)}× …`);
    growing.push(await growth(docs, factor));
  }

  const size = (engine: Engine | undefined, ...names: readonly string[]): number =>
    names.reduce((sum, name) => sum + (engine?.bytes.get(name) ?? 0), 0);
  const [own, plugin, mini, found] = engines;
  const bytes = table(
    ['Loaded by a reader of (gzip)', 'This site', 'Original plugin', 'share', 'MiniSearch'],
    (
      [
        ['docs and blog', ['docs', 'blog'], ['docs + blog']],
        ['SDK', ['sdk'], ['sdk']],
        ['0.3.2, docs and SDK', ['0.3.2/docs', '0.3.2/sdk'], ['0.3.2/ all']],
        ['0.5.0', ['0.5.0/docs'], ['0.5.0/ all']],
      ] as const
    ).map(([name, ownNames, theirs]) => [
      name,
      kilobytes(size(own, ...ownNames)),
      kilobytes(size(plugin, ...theirs)),
      percent(size(own, ...ownNames) / size(plugin, ...theirs)),
      kilobytes(size(mini, ...ownNames)),
    ]),
  );
  const ofDocs = QUESTIONS.filter(({from}) => from === '/').map(({query}) => query);
  const loaded = await answerBytes(buildDir, ofDocs);
  const answered = table(
    ['Loaded beyond the page by a reader of the docs (gzip, scripts and styles included)', ''],
    [
      ['first suggestions, from titles, headings, names and keywords', kilobytes(loaded.first)],
      ['complete answer, median', kilobytes(loaded.median)],
      ['complete answer, 95th percentile', kilobytes(loaded.high)],
      ['files of the index for it, median', String(loaded.requests)],
    ],
  );
  const latency = table(
    ['Time to an answer (ms)', ...measured.map(({engine}) => engine.name), 'box in the browser'],
    [
      [
        'median',
        ...measured.map(({times}) => milliseconds(quantile(times, 0.5))),
        milliseconds(quantile(box, 0.5)),
      ],
      [
        '95th percentile',
        ...measured.map(({times}) => milliseconds(quantile(times, 0.95))),
        milliseconds(quantile(box, 0.95)),
      ],
    ],
  );
  const held: string[] = [];
  for (const set of QUESTION_SETS) {
    held.push(await heldOutTable(set, builtIndexes));
  }
  const pages = builtIndexes.reduce((sum, {index}) => sum + index.pages.length, 0);
  const sections = builtIndexes.reduce((sum, {index}) => sum + index.records.length, 0);
  const report = [
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${String(pages)} pages, ${String(sections)} sections, ${String(QUESTIONS.length)} questions; ${host} at the start, ${(loadavg()[0] ?? 0).toFixed(1)} at the end. Of three rounds the fastest time of each question counts; on a machine busier than its cores it is an upper bound still. Sizes and relevance do not depend on it.`,
    '',
    ...held.flatMap((one) => [one, '']),
    compared,
    '',
    'Right page first / among the first three (percent) / mean reciprocal rank:',
    '',
    relevance(measured),
    '',
    bytes,
    '',
    answered,
    '',
    `Pagefind loads in pieces: ${kilobytes(size(found, 'start'))} before the first key, and more with each word.`,
    '',
    latency,
    '',
    'Our index when the docs grow (Node.js):',
    '',
    table(
      [
        'Pages',
        'number',
        'head (gzip)',
        'first answer, median',
        'first answer, 95th percentile',
        'memory after all questions',
        'load (ms)',
        'median (ms)',
        '95th percentile (ms)',
      ],
      growing,
    ),
  ].join('\n');
  console.log(report);

  if (write) {
    const guide = path.resolve('docs-internal/guides/search-measured.md');
    const text = await readFile(guide, 'utf8');
    const start = '<!-- bench -->';
    const end = '<!-- /bench -->';
    const from = text.indexOf(start) + start.length;
    const to = text.indexOf(end);
    if (from < start.length || to < from) throw new Error(`${guide} has no place for the table`);
    await writeFile(guide, `${text.slice(0, from)}\n\n${report}\n\n${text.slice(to)}`);
  }
}

const usage = `npm run bench:search [-- --write]
Compares our search with the original plugin, MiniSearch and Pagefind on the same pages of build/ and the same
questions: relevance, bytes, latency, growth.

--write  puts the tables into docs-internal/guides/search-measured.md`;

command({usage, options: {write: {type: 'boolean', default: false}}}, async ({values}) => {
  requireBuild(buildDir);
  await withBrowser(async (browser) => {
    const engines: Engine[] = [];
    try {
      await main(browser, values.write, engines);
    } finally {
      for (const engine of engines) await engine.close();
    }
  });
});
