import Interpolate from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import type {Compared, PageChanges, SectionChange} from '../types.ts';
import {headingLists, pageTexts, rewrittenText, sectionTitle, TEXTS} from '../texts.ts';

import ChangeItem from './ChangeItem.tsx';
import Layout from './Layout.tsx';
import {plainText, Text} from './Pieces.tsx';
import styles from './styles.module.css';

interface Props {
  readonly changes: PageChanges & {readonly releases: Compared};
}

const anchorOf = (index: number): string => `section-${String(index + 1)}`;

function SectionView({
  section,
  id,
  now,
  release,
}: {
  readonly section: SectionChange;
  readonly id: string;
  readonly now: string;
  readonly release: string;
}): ReactNode {
  const title = sectionTitle(section);
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" id={id} className={styles.heading} aria-label={plainText(title)}>
        {title.includes('`') ? <Text>{title}</Text> : title}
      </Heading>
      {section.changes.length > 0 && (
        <ul className={styles.changes}>
          {section.changes.map((change, position) => (
            <ChangeItem key={position} change={change} />
          ))}
        </ul>
      )}
      <p className={styles.rest}>
        {section.same > 0 && `${TEXTS.page.unchanged(section.same)} `}
        {section.status !== 'gone' && section.id !== '' && (
          <Link to={`${now}#${section.id}`}>{TEXTS.page.section(release)}</Link>
        )}
      </p>
    </section>
  );
}

/** The headings of both releases, for a page that was mostly rewritten. */
function Headings({changes}: Props): ReactNode {
  const {sections, now, releases} = changes;
  return (
    <>
      <p>{rewrittenText(releases)}</p>
      {headingLists(sections, releases).map((list) => (
        <section key={list.status}>
          <Heading as="h2" id={list.status} className={styles.heading} aria-label={list.title}>
            {list.title}
          </Heading>
          <ul>
            {list.sections.map((section) => (
              <li key={section.id}>
                {section.status === 'gone' ? (
                  <Text>{section.heading}</Text>
                ) : (
                  <Link to={`${now.route}#${section.id}`}>
                    <Text>{section.heading}</Text>
                  </Link>
                )}
                {section.before !== undefined && ` (was: ${section.before})`}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** One page of both releases, section by section. */
export default function ChangesOfPage({changes}: Props): ReactNode {
  const {from, to, inWords} = changes.releases;
  const {old, now, sections, added, removed, changed, same, rewritten} = changes;
  const touched = sections.filter((section) => section.changes.length > 0);
  const untouched = sections.length - touched.length;
  const text = TEXTS.page;
  const contents = rewritten
    ? headingLists(sections, changes.releases).map(({status, title}) => ({id: status, title}))
    : touched.map((section, index) => ({id: anchorOf(index), title: sectionTitle(section)}));
  return (
    <Layout {...pageTexts(changes, changes.releases)} page={changes.title} contents={contents}>
      <p>
        <Interpolate
          values={{
            old: <Link to={old.route}>{old.title}</Link>,
            now: <Link to={now.route}>{now.title}</Link>,
            added,
            removed,
            changed,
            same,
          }}
        >
          {text.start(from, to)}
        </Interpolate>{' '}
        <Link to="/changes">{text.all}</Link>
        {inWords !== undefined && (
          <>
            {' · '}
            <Link to={inWords}>{text.inWords}</Link>
          </>
        )}
      </p>
      {rewritten ? (
        <Headings changes={changes} />
      ) : (
        <p className={styles.legend} data-markdown-ignore="">
          <span>
            <b aria-hidden="true">+</b> {text.added(to)}
          </span>
          <span>
            <b aria-hidden="true">−</b> {text.removed}
          </span>
          <span>
            <b aria-hidden="true">±</b> {text.reworded}
          </span>
        </p>
      )}
      {touched.map((section, index) => (
        <SectionView
          key={index}
          section={section}
          id={anchorOf(index)}
          now={now.route}
          release={to}
        />
      ))}
      {!rewritten && untouched > 0 && <p className={styles.rest}>{text.untouched(untouched)}</p>}
    </Layout>
  );
}
