import Link from '@docusaurus/Link';
import {type ReactNode, useState} from 'react';

import {faults} from '../../data/faults/index.ts';
import Button from '../../ui/Button/index.tsx';
import InlineMarkdown from '../../ui/InlineMarkdown/index.tsx';

import type {Findings, Hit, Match} from './match.ts';
import {pageName} from './pages.ts';
import {report} from './report.ts';
import styles from './styles.module.css';

function Excerpt({hits}: {readonly hits: readonly Hit[]}): ReactNode {
  return (
    <ol className={styles.excerpt} aria-label="Found in these lines">
      {hits.map((hit) => (
        <li key={hit.line}>
          <span className={styles.number}>Line {hit.line}</span>
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

function Result({match, best}: {readonly match: Match; readonly best: boolean}): ReactNode {
  const fault = faults.find(({id}) => id === match.id);
  if (fault === undefined) return null;
  return (
    <li className={best ? styles.best : styles.result}>
      <h2 className={styles.title}>{fault.title}</h2>
      <p className={styles.area}>
        {best ? 'Most likely · ' : ''}
        {fault.area}
      </p>
      <dl className={styles.facts}>
        <dt>Cause</dt>
        <dd>
          <InlineMarkdown>{fault.cause}</InlineMarkdown>
        </dd>
        <dt>Do</dt>
        <dd>
          <InlineMarkdown>{fault.fix}</InlineMarkdown>
        </dd>
        <dt>Read</dt>
        <dd>
          <Link to={fault.page}>{pageName(fault.page)}</Link>
        </dd>
      </dl>
      <Excerpt hits={match.hits} />
    </li>
  );
}

function NothingFound(): ReactNode {
  const [copied, setCopied] = useState('');
  // Without HTTPS a browser has no clipboard for pages.
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(report);
      setCopied('Copied.');
    } catch {
      setCopied('The browser refused. Select the text and copy it.');
    }
  };
  return (
    <div className={styles.nothing}>
      <p>
        Nothing in this text is a documented error. That does not mean that all is well. Collect
        what stands below and send it through one of the channels under{' '}
        <Link to="/#need-help">Need help?</Link>
      </p>
      <pre className={styles.report}>{report}</pre>
      <Button onClick={() => void copy()}>Copy the list</Button>
      <span className={styles.status} role="status">
        {copied}
      </span>
    </div>
  );
}

/** What was found, the most likely first, with the lines that speak for it. */
export default function Results({findings}: {readonly findings: Findings}): ReactNode {
  return (
    <div className={styles.results}>
      {findings.skipped > 0 && (
        <p className={styles.hint}>
          The text was longer than 200 KB. Its end was searched; line numbers count from there.
        </p>
      )}
      {findings.matches.length === 0 ? (
        <NothingFound />
      ) : (
        <ol className={styles.list}>
          {findings.matches.map((match, index) => (
            <Result key={match.id} match={match} best={index === 0} />
          ))}
        </ol>
      )}
    </div>
  );
}
