import Head from '@docusaurus/Head';
import Interpolate from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {Suspense, useCallback, useEffect, useId, useRef, useState, type ReactNode} from 'react';

import Button from '../../../../ui/Button/index.tsx';
import {Ask} from '../../../ask/index.ts';
import {PageHead} from '../../../page-head/index.ts';
import {LATEST} from '../../../../data/releases.ts';
import {searchClient} from '../client.ts';
import {EXAMPLES} from '../examples.ts';
import {Ignored, isPasted, NothingOnPage, PastedLog, shorten, WithoutScripts} from '../Notes.tsx';
import {rememberSearch} from '../recent.ts';
import {useSearchSettings} from '../settings.ts';
import {
  AREAS,
  areasInWords,
  describeScope,
  inPlace,
  LABELS,
  noResults,
  NOTES,
  pagesFound,
  STATES,
} from '../texts.ts';
import {useSearch} from '../useSearch.ts';
import {SEARCH} from '../../../../site/list-pages.ts';
import {countContexts} from '../../core/areas.ts';
import {CONTEXTS, searchPageUrl, type Context} from '../../core/scope.ts';
import type {SearchResponse} from '../../core/types.ts';

import {Filter} from './Filter.tsx';
import {Results} from './Results.tsx';
import styles from './styles.module.css';
import {useAsked, type Asked} from './useAsked.ts';

/** Safari refuses more than 100 changes of the address in 10 seconds, so typing changes it after a pause, in ms. */
const PAUSE = 150;

/** More than the site has pages, so every result is shown. */
const ALL = 500;

function SearchPageContent(): ReactNode {
  const settings = useSearchSettings();
  const {siteBase, versions} = settings;
  const history = useHistory();
  const location = useLocation();
  const asked = useAsked(versions);
  const {scope, ignored} = asked;
  // What the reader has typed since the address changed, and what of it is in the address.
  const [draft, setDraft] = useState<string | null>(null);
  const written = useRef<string | null>(null);
  const typed = draft ?? asked.query;
  const [attempt, setAttempt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const answer = useSearch(typed, scope, {limit: ALL, attempt});

  useEffect(() => {
    // Without a query, focus the field; with one, leave the focus so the reader can read.
    if (new URLSearchParams(window.location.search).get('q') === null) field.current?.focus();
  }, []);

  // The address is the source of truth, also after going back; more may be typed while it takes what was typed.
  useEffect(() => {
    if (asked.query !== written.current) setDraft(null);
  }, [asked.query]);

  const write = useCallback((): void => {
    // Another address may be on its way.
    if (draft === null || draft === asked.query || history.location.key !== location.key) return;
    written.current = draft;
    const params = new URLSearchParams(location.search);
    if (draft === '') params.delete('q');
    else params.set('q', draft);
    const search = params.toString();
    history.replace({...location, search: search === '' ? '' : `?${search}`});
  }, [draft, asked.query, history, location]);
  useEffect(() => {
    const pause = setTimeout(write, PAUSE);
    return () => clearTimeout(pause);
  }, [write]);

  const query = typed.trim();
  const answered = answer.kind === 'answered' ? answer : null;
  const hits = answered?.response.hits ?? [];
  const areas = areasInWords(countContexts(hits.map(({context}) => context)));
  const where = describeScope(scope, versions);
  const title = query === '' ? SEARCH.title : LABELS.resultsFor(shorten(query));

  const contextChoices: readonly {value: Context | ''; text: string}[] = [
    {value: '', text: LABELS.everywhere},
    ...CONTEXTS.map((value) => ({value, text: AREAS[value] ?? value})),
  ];
  // The copy of the latest release under its own number is offered only to readers who are in it.
  const versionChoices = versions
    .filter(({path, label}) => path === scope.version || path === '' || label !== LATEST)
    .map(({path, label}) => ({value: path, text: label}));

  return (
    <>
      <PageMetadata title={title} description={SEARCH.description} />
      <PageHead permalink={location.pathname} hasImage={false} title={SEARCH.title} />
      {query !== '' && (
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
      )}
      <main className={clsx('container', styles.page)}>
        {/* Without the query: a long one needs more lines, and the field would move while the reader types. */}
        <h1>{SEARCH.title}</h1>
        <noscript>
          <p className={styles.note}>
            <WithoutScripts siteBase={siteBase} />
          </p>
        </noscript>
        <form
          role="search"
          aria-label={LABELS.page}
          action={`${siteBase}search`}
          onSubmit={(event) => {
            event.preventDefault();
            rememberSearch(typed);
            setAttempt((now) => now + 1);
          }}
        >
          <label className={styles.label} htmlFor={fieldId}>
            {LABELS.field}
          </label>
          <input
            ref={field}
            id={fieldId}
            className={styles.input}
            type="search"
            name="q"
            autoComplete="off"
            spellCheck={false}
            maxLength={5000}
            value={typed}
            onChange={(event) => setDraft(event.target.value)}
            // Before a link is followed, so that Back leads to what was typed.
            onBlur={write}
          />
        </form>
        <div className={styles.filters}>
          <Filter
            label={LABELS.area}
            choices={contextChoices}
            chosen={scope.context}
            urlOf={(context) => searchPageUrl(siteBase, query, {...scope, context})}
          />
          <Filter
            label={LABELS.release}
            choices={versionChoices}
            chosen={scope.version}
            urlOf={(version) => searchPageUrl(siteBase, query, {...scope, version})}
          />
        </div>
        {ignored.length > 0 && (
          <p className={styles.note}>
            <Ignored parameters={ignored} />
          </p>
        )}
        {/* Not only with the results: they would move when it arrives. */}
        {Ask && query !== '' && answer.kind !== 'failed' && (
          <Suspense>
            <Ask
              question={query}
              siteBase={siteBase}
              release={versions.find(({path}) => path === scope.version)?.label ?? LABELS.latest}
              search={(limit) =>
                searchClient(settings).search(siteBase + scope.version, '', query, limit)
              }
            />
          </Suspense>
        )}
        <p className={styles.count} role="status">
          {answer.kind === 'loading' ? STATES.searching : pagesFound(hits.length)}
          {areas.length > 1 && ` (${areas.join(', ')})`}
          {answered && hits.length === 0 && noResults(where)}
          {/* Enter announces the count again: screen readers speak a status only when its text changes. */}
          {attempt % 2 === 1 && '\u00a0'}
        </p>
        {query === '' && (
          <div className={styles.hint}>
            <p>{LABELS.hint}</p>
            <ul>
              {EXAMPLES.map((example) => (
                <li key={example}>
                  <Link to={searchPageUrl(siteBase, example, scope)}>{example}</Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        {answer.kind === 'failed' && (
          <div className={styles.note} role="alert">
            <p>{STATES.failedOnPage}</p>
            <Button
              onClick={() => {
                // The button goes away with the message.
                field.current?.focus();
                setAttempt((now) => now + 1);
              }}
            >
              {STATES.retry}
            </Button>
          </div>
        )}
        {hits.length > 0 && isPasted(query) && (
          <p className={styles.note}>
            <PastedLog siteBase={siteBase} query={query} />
          </p>
        )}
        {answered && hits.length > 0 && <Results hits={hits} heading="h2" />}
        {answered && hits.length === 0 && (
          <NoResults asked={{...asked, query}} response={answered.response} />
        )}
      </main>
    </>
  );
}

function NoResults({
  asked: {query, scope},
  response: {didYouMean, elsewhere, mentions},
}: {
  readonly asked: Asked;
  readonly response: SearchResponse;
}): ReactNode {
  const {siteBase, versions} = useSearchSettings();
  return (
    <>
      {didYouMean !== null && (
        <p className={styles.hint}>
          <Interpolate
            values={{
              correction: <Link to={searchPageUrl(siteBase, didYouMean, scope)}>{didYouMean}</Link>,
            }}
          >
            {NOTES.didYouMean}
          </Interpolate>
        </p>
      )}
      {elsewhere.map(({context, version, hits}) => (
        <section key={`${version}${context}`} className={styles.elsewhere}>
          <h2>
            {inPlace(
              describeScope({context, version}, versions),
              version === '' && scope.version !== '',
            )}
          </h2>
          <Results hits={hits} heading="h3" />
        </section>
      ))}
      {mentions.length > 0 && (
        <section className={styles.elsewhere}>
          <h2>{LABELS.mentioned}</h2>
          <Results hits={mentions} heading="h3" />
        </section>
      )}
      {elsewhere.length === 0 && (
        <p className={styles.hint}>
          <NothingOnPage siteBase={siteBase} query={query} />
        </p>
      )}
    </>
  );
}

export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <SearchPageContent />
    </Layout>
  );
}
