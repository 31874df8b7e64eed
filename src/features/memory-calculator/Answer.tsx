import clsx from 'clsx';
import type {ReactNode} from 'react';

import {CARD_COUNTS, hardware, type Preset, UNKNOWN_CACHE} from '../../data/sizing/index.ts';

import {largestFor, nameOf, smallestFor, waysToFit} from './advice.ts';
import {Bar} from './Bar.tsx';
import {Dash, Sign} from './Dash.tsx';
import {
  canRun,
  estimate,
  isCovered,
  judge,
  lacksKvHeads,
  mostEmbedding,
  type Request,
  unevenOver,
  type Uneven,
  type Verdict,
} from './estimate.ts';
import {showCount, showNumbers, showRange} from './numbers.ts';
import type {Machine} from './read.ts';
import styles from './styles.module.css';
import {TEXTS} from './texts.ts';

interface AnswerProps {
  readonly request: Request;
  /** The chosen hardware; undefined means the smallest that fits. */
  readonly machine: Machine | undefined;
  readonly preset: Preset | undefined;
  /** True while a field is invalid; the answer is then for older numbers. */
  readonly stale: boolean;
}

const COLORS: Readonly<Record<Verdict, string | undefined>> = {
  fits: styles.fits,
  tight: styles.tight,
  no: styles.no,
  unknown: styles.tight,
};

/** The memory that a request needs, and what that means for the chosen or the smallest hardware. */
function verdictOn(request: Request, machine: Machine | undefined) {
  const certain = machine ?? smallestFor(request);
  const shown = certain ?? largestFor(request);
  const readable = isCovered(request.format, shown.hardware);
  const judged = readable ? judge(request, shown.hardware, shown.cards) : 'no';
  // It fits on the largest, so which one is the smallest depends on what is not known.
  const verdict = certain === undefined && judged === 'fits' ? 'unknown' : judged;
  const uneven = unevenOver(request, shown.cards);
  const said = !readable
    ? TEXTS.uncovered(request.format.label, nameOf(shown))
    : uneven
      ? becauseOf(uneven, nameOf(shown))
      : machine !== undefined
        ? TEXTS.on[verdict](nameOf(machine))
        : verdict === 'fits'
          ? TEXTS.smallest(nameOf(shown))
          : verdict === 'unknown'
            ? TEXTS.smallestUnknown
            : verdict === 'tight'
              ? TEXTS.on.tight(nameOf(shown))
              : TEXTS.nothing;
  return {total: `${showRange(estimate(request).total)}.`, shown, verdict, said};
}

/** More tokens than the model is made for are no question of memory, so they do not change the verdict. */
function tooLong({context}: Request, preset: Preset | undefined): string | undefined {
  return preset && context > preset.context
    ? TEXTS.tooLong(preset.label, showCount(preset.context), showCount(context))
    : undefined;
}

/** The answer to "does this model fit?" in one sentence, and a second one if the context is too long for the model. */
export function answerInShort({
  request,
  machine,
  preset,
}: Pick<AnswerProps, 'request' | 'machine' | 'preset'>): string {
  const {total, said} = verdictOn(request, machine);
  return [total, said, tooLong(request, preset)].filter(Boolean).join(' ');
}

/** The answer to "does this model fit?" in a sentence or two, with a bar. */
export function Answer({request, machine, preset, stale}: AnswerProps): ReactNode {
  const {total, shown, verdict, said} = verdictOn(request, machine);
  const hasNoWays = verdict === 'fits' || verdict === 'unknown';
  const ways = hasNoWays ? [] : waysToFit(request, shown, preset);
  const nowhere = machine === undefined && verdict !== 'fits';
  const warning = tooLong(request, preset);
  const would =
    ways.length === 0
      ? TEXTS.noWay
      : nowhere && verdict === 'no'
        ? TEXTS.wouldFitOn(nameOf(shown), either(ways))
        : TEXTS.wouldFit(either(ways));
  return (
    <div className={clsx(styles.answer, stale && styles.stale)}>
      <p className={styles.summary}>
        <strong>{total}</strong> <span className={COLORS[verdict]}>{said}</span>{' '}
        {!hasNoWays && would}
      </p>
      {warning && <p className={styles.warning}>{warning}</p>}
      {verdict !== 'unknown' && <Bar request={request} machine={shown} />}
      {/* Where no hardware is named, there is nothing to say about several cards. */}
      <Notes
        request={request}
        machine={nowhere && verdict === 'unknown' ? {...shown, cards: 1} : shown}
        preset={preset}
      />
    </div>
  );
}

function becauseOf({kind, count}: Uneven, cards: string): string {
  return kind === 'blocks'
    ? TEXTS.unevenBlocks(showCount(count), cards)
    : TEXTS.uneven(`${showCount(count)} ${TEXTS.heads[kind]}`, cards);
}

/** What to know about heads and blocks before splitting a model over several cards. */
function splitNotes(request: Request, {cards}: Machine): (string | false | undefined)[] {
  const counts = CARD_COUNTS.filter((count) => unevenOver(request, count));
  // What the smallest number of cards does not divide, its multiples do not divide either.
  const uneven = unevenOver(request, counts[0] ?? 1);
  const {format, perToken} = request;
  const shape = typeof perToken === 'object' ? perToken : undefined;
  const hasCopies = shape !== undefined && !format.gguf && shape.kvHeads < cards;
  return [
    cards > 1 &&
      !counts.includes(cards) &&
      (lacksKvHeads(request)
        ? TEXTS.wholeCache(String(cards))
        : hasCopies
          ? TEXTS.copies(String(cards), shape.kvHeads)
          : TEXTS.perCard(String(cards))),
    uneven !== undefined &&
      !counts.includes(cards) &&
      becauseOf(uneven, TEXTS.cards(either(counts.map(String)))),
    !format.gguf && shape?.heads === undefined && TEXTS.checkHeads,
    lacksKvHeads(request) && TEXTS.checkKvHeads,
    format.blocks && shape?.intermediate === undefined && TEXTS.checkBlocks,
  ];
}

function either(ways: readonly string[]): string {
  return new Intl.ListFormat('en-US', {type: 'disjunction'}).format(ways);
}

/** True if the size of the weight files would say more than the bits of the format. */
function asksForSize({format, embedding, fileBytes}: Request): boolean {
  return format.embeddingBits !== undefined && embedding === undefined && fileBytes === undefined;
}

function Notes({
  request,
  machine,
  preset,
}: Pick<AnswerProps, 'request' | 'preset'> & {readonly machine: Machine}): ReactNode {
  const sliding = typeof request.perToken === 'object' ? request.perToken.sliding : undefined;
  const notes = [
    `${showCount(request.billions)} billion parameters, ${request.format.label}, ${showCount(request.requests)} × ${showCount(request.context)} tokens, KV cache at ${TEXTS.bits(request.cacheBits)}.`,
    ...splitNotes(request, machine),
    preset?.onlyFormat && TEXTS.onlyFormat(preset.label),
    machine.hardware.id.startsWith('ram-') && TEXTS.slow,
    request.perToken === undefined &&
      TEXTS.unknown(showCount(UNKNOWN_CACHE.low), showCount(UNKNOWN_CACHE.high)),
    asksForSize(request) && TEXTS.askSize(mostEmbedding(request.billions).toPrecision(2)),
    preset?.active !== undefined && TEXTS.experts(showCount(preset.active)),
    sliding !== undefined &&
      TEXTS.sliding(
        showCount(sliding.layers),
        showCount(sliding.window),
        request.format.gguf === true,
      ),
  ];
  return <p className={styles.basis}>{notes.filter(Boolean).join(' ')}</p>;
}

/** The parts of the memory, and the verdict for all listed hardware. */
export function Details({request}: Pick<AnswerProps, 'request'>): ReactNode {
  const result = estimate(request);
  const parts = ['weights', 'cache', 'overhead', 'total'] as const;
  const counts = [...new Set(hardware.flatMap((one) => one.counts))];
  return (
    <div className={styles.tables}>
      <table>
        <caption>{TEXTS.memoryTable}</caption>
        <thead>
          <tr>
            <th scope="col">{TEXTS.part}</th>
            <th scope="col">{TEXTS.gb}</th>
            <th scope="col">{TEXTS.gib}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part} className={part === 'total' ? styles.total : undefined}>
              <th scope="row">{TEXTS.parts[part]}</th>
              <td>{showNumbers(result[part], 'GB')}</td>
              <td>{showNumbers(result[part], 'GiB')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>{TEXTS.hardwareTable}</caption>
        <thead>
          <tr>
            <th scope="col">{TEXTS.machine}</th>
            {counts.map((count) => (
              <th key={count} scope="col">
                {TEXTS.cardCount(count)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hardware.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                {one.label} <span className={styles.example}>({one.example})</span>
              </th>
              {counts.map((count) => {
                const possible = one.counts.includes(count) && canRun(request, one, count);
                const verdict = possible ? judge(request, one, count) : undefined;
                return (
                  <td key={count} className={verdict && COLORS[verdict]}>
                    {verdict === 'unknown' ? (
                      <Sign sign={TEXTS.verdicts.unknown} words={TEXTS.unknownInWords} />
                    ) : verdict ? (
                      TEXTS.verdicts[verdict]
                    ) : (
                      <Dash />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
