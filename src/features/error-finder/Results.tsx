import Link from '@docusaurus/Link';
import {useStorageSlot} from '@docusaurus/theme-common';
import {type ReactNode, useId, useMemo, useState} from 'react';

import {errorPath} from '../../data/known-errors/pages.ts';
import type {Step} from '../../data/known-errors/types.ts';
import {storageKey, valuesOf} from '../../data/setup.ts';
import InlineMarkdown from '../../ui/InlineMarkdown/index.tsx';
import {fill, readValues} from '../page-tools/index.ts';
import {SearchForm} from '../search/index.ts';

import CopyBlock from './CopyBlock.tsx';
import type {Found} from './find.ts';
import {mask} from './mask.ts';
import type {Hit, Match} from './match.ts';
import {commandsFor, distinct} from './platform.ts';
import {reportOf} from './report.ts';
import styles from './styles.module.css';
import {TEXTS} from './texts.ts';

/** Up to this many characters, a text is a question for the search rather than a log. */
const MAX_QUERY = 200;

function Excerpt({hits}: {readonly hits: readonly Hit[]}): ReactNode {
  return (
    <ol className={styles.excerpt} aria-label={TEXTS.excerpt}>
      {hits.map((hit) => (
        <li key={hit.line}>
          <span className={styles.number}>{TEXTS.line(hit.line)}</span>
          <code className={styles.line}>
            {hit.parts.map((part, index) =>
              part.found ? <mark key={index}>{part.text}</mark> : part.text,
            )}
          </code>
        </li>
      ))}
    </ol>
  );
}

interface StepProps {
  readonly step: Step;
  readonly setup: string | undefined;
}

/** A step, with the reader's own values in its commands. */
function StepView({step, setup}: StepProps): ReactNode {
  const values = readValues();
  return (
    <>
      <InlineMarkdown>{step.text}</InlineMarkdown>
      {distinct(commandsFor(step.commands ?? [], setup)).map(({code, language, names}) => (
        <CopyBlock
          key={code}
          code={fill(code, language, values)}
          title={names.length === 0 ? undefined : names.join(', ')}
        />
      ))}
    </>
  );
}

interface ResultProps extends Pick<StepProps, 'setup'>, Pick<Found, 'entries'> {
  readonly match: Match;
}

function Result({match, entries, setup}: ResultProps): ReactNode {
  const entry = entries.get(match.id);
  if (entry === undefined) return null;
  const causes = match.follows.flatMap((id) => entries.get(id)?.title ?? []);
  const shown = entry.steps.filter((_, index) => !match.omit.includes(index));
  return (
    <li className={styles.result}>
      <h2 className={styles.title}>{entry.title}</h2>
      <p className={styles.hint}>
        {TEXTS.certainty[match.certainty]}
        {!entry.kamiwaza && ` · ${TEXTS.general}`}
      </p>
      {causes.length > 0 && (
        <p>
          {TEXTS.follows} {causes.join(', ')}
        </p>
      )}
      <Excerpt hits={match.hits} />
      <p className={styles.cause}>
        <strong>{TEXTS.cause}:</strong> <InlineMarkdown>{entry.cause}</InlineMarkdown>
      </p>
      <p className={styles.fix}>
        <strong>{TEXTS.fix}</strong>
      </p>
      <ol className={styles.steps}>
        {shown.map((step) => (
          <li key={step.text}>
            <StepView step={step} setup={setup} />
          </li>
        ))}
      </ol>
      <div>
        <strong>{TEXTS.check}:</strong> <StepView step={entry.verify} setup={setup} />
      </div>
      <p className={styles.more}>
        {TEXTS.entry} <Link to={errorPath(entry)}>{entry.title}</Link>
      </p>
    </li>
  );
}

function NothingFound({log}: {readonly log: string}): ReactNode {
  const id = useId();
  const [hosts, setHosts] = useState(false);
  const {text, masked} = useMemo(() => reportOf(log, hosts), [log, hosts]);
  return (
    <section className={styles.nothing} aria-label={TEXTS.report}>
      <p>{TEXTS.nothing}</p>
      {log.length <= MAX_QUERY && (
        <SearchForm
          className="margin-bottom--md"
          words={mask(log, {hosts: true}).text.replace(/\s+/g, ' ').trim()}
        />
      )}
      <p>
        {TEXTS.ask} <Link to="/#need-help">{TEXTS.help}</Link>
      </p>
      <p className={styles.option}>
        <input
          id={id}
          type="checkbox"
          checked={hosts}
          onChange={(event) => setHosts(event.target.checked)}
        />
        <label htmlFor={id}>{TEXTS.hosts}</label>
      </p>
      <p>{TEXTS.masked(masked)}</p>
      <CopyBlock code={text} label={TEXTS.copyReport} />
    </section>
  );
}

interface ResultsProps {
  readonly findings: Found;
  readonly log: string;
}

/** The log's own advice, then the known errors with their lines and fixes, or a report for support. */
export default function Results({findings, log}: ResultsProps): ReactNode {
  const [stored] = useStorageSlot(storageKey('platform'));
  const setup = valuesOf('platform').find((value) => value === stored);
  const mentions = findings.mentions.flatMap((id) => findings.entries.get(id) ?? []);
  return (
    <div className={styles.results}>
      {findings.skipped > 0 && <p className={styles.hint}>{TEXTS.skipped}</p>}
      {findings.advice.length > 0 && (
        <section className={styles.advice} aria-label={TEXTS.advice}>
          <h2 className={styles.title}>{TEXTS.advice}</h2>
          {findings.advice.map(({line, text}) => (
            <blockquote key={`${String(line)}${text}`}>
              <span className={styles.number}>{TEXTS.line(line)}</span> {text}
            </blockquote>
          ))}
        </section>
      )}
      {findings.matches.length === 0 ? (
        <NothingFound log={log} />
      ) : (
        <ol className={styles.list}>
          {findings.matches.map((match) => (
            <Result key={match.id} match={match} entries={findings.entries} setup={setup} />
          ))}
        </ol>
      )}
      {mentions.length > 0 && (
        <div className={styles.mentions}>
          <p>{TEXTS.mentions}</p>
          <ul>
            {mentions.map((entry) => (
              <li key={entry.id}>
                <Link to={errorPath(entry)}>{entry.title}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
