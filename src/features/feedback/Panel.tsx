import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useEffect, useId, useRef, useState} from 'react';

import {labelOf} from '../../data/setup.ts';
import {site} from '../../data/site.ts';
import {releaseOf} from '../../site/release-of.ts';
import Button from '../../ui/Button/index.tsx';
import {writeClipboard} from '../../ui/clipboard/index.ts';
import {publishedPage} from '../offline-edition/index.ts';
import {announce} from '../page-focus/index.ts';
import {useChoice} from '../setup/index.ts';

import {issueAddress, type Report, reportText} from './report.ts';
import styles from './styles.module.css';
import {TEXTS} from './texts.ts';

/** The visible headings of the page. */
function sections(): string[] {
  const headings = [...document.querySelectorAll<HTMLElement>('article :is(h2, h3)[id]')].filter(
    (heading) => heading.getClientRects().length > 0,
  );
  const text = (heading: HTMLElement): string => heading.textContent.replace(/\u200b/g, '').trim();
  return [...new Set(headings.map(text))];
}

/** Thanks, or a report to copy or to open as an issue. No request leaves the page by itself. */
export default function Panel({answer}: {readonly answer: 'yes' | 'no'}): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const {siteConfig} = useDocusaurusContext();
  const {value, chosen} = useChoice('platform');
  const [all] = useState(sections);
  const [section, setSection] = useState('');
  const [happened, setHappened] = useState('');
  const [status, setStatus] = useState('');

  useEffect(() => {
    if (answer === 'no') field.current?.focus();
    else announce(TEXTS.thanks);
  }, [answer]);

  if (answer === 'yes') return <p>{TEXTS.thanks}</p>;
  const {path, address} = publishedPage(siteConfig);
  const report: Report = {
    page: document.querySelector('article h1')?.textContent ?? document.title,
    address,
    section,
    release: releaseOf(path),
    platform: chosen ? labelOf('platform', value ?? '') : undefined,
    happened,
  };
  const say = (outcome: string): void => {
    setStatus(outcome);
    // Every time: a status that stays the same would be silent.
    announce(outcome);
  };
  const copy = (): void => {
    writeClipboard(Promise.resolve(reportText(report))).then(
      () => say(TEXTS.copied),
      () => say(TEXTS.refused),
    );
  };
  return (
    <div className={styles.panel}>
      <p className={styles.hint} id={`${id}hint`}>
        {TEXTS.hint}
      </p>
      <label htmlFor={`${id}section`}>{TEXTS.section}</label>
      <select
        id={`${id}section`}
        value={section}
        onChange={(event) => setSection(event.target.value)}
      >
        <option value="">{TEXTS.wholePage}</option>
        {all.map((heading) => (
          <option key={heading}>{heading}</option>
        ))}
      </select>
      <label htmlFor={`${id}happened`}>{TEXTS.happened}</label>
      <textarea
        id={`${id}happened`}
        ref={field}
        // It gets the focus, past the hint.
        aria-describedby={`${id}hint`}
        rows={4}
        value={happened}
        onChange={(event) => setHappened(event.target.value)}
      />
      <pre className={styles.report}>{reportText(report)}</pre>
      <p className={styles.buttons}>
        <Button primary onClick={copy}>
          {TEXTS.copy}
        </Button>
        <a
          href={issueAddress(site.links.repository, report)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {TEXTS.open}
        </a>
        <span>{status}</span>
      </p>
    </div>
  );
}
