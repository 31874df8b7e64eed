import Head from '@docusaurus/Head';
import Interpolate from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {
  Suspense,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';

import {Ask} from '../../../ask/index.ts';
import {PageHead} from '../../../page-head/index.ts';
import {searchClient} from '../client.ts';
import {EXAMPLES} from '../examples.ts';
import Marked from '../Marked.tsx';
import {Ignored, NothingOnPage, shorten, WithoutScripts} from '../Notes.tsx';
import {rememberSearch} from '../recent.ts';
import {describeScope, useSearchSettings} from '../settings.ts';
import {
  AREAS,
  areasInWords,
  everywhere,
  inPlace,
  LABELS,
  noResults,
  NOTES,
  pagesFound,
  resultsFor,
  STATES,
} from '../texts.ts';
import {SEARCH} from '../../../../site/list-pages.ts';
import {
  hitUrl,
  parseContext,
  parseVersion,
  searchPageUrl,
  type Context,
  type Scope,
} from '../../core/scope.ts';
import type {Hit, SearchResponse} from '../../core/types.ts';

import styles from './styles.module.css';

/** More than the site has pages, so every result is shown. */
const ALL = 500;

type Answer =
  | {readonly kind: 'idle'}
  | {readonly kind: 'loading'}
  | {readonly kind: 'failed'}
  | {readonly kind: 'answered'; readonly query: string; readonly response: SearchResponse};

interface Asked {
  readonly query: string;
  readonly scope: Scope;
  /** Parameters with unknown values. */
  readonly ignored: readonly string[];
}

/** Reads the address; there is none before hydration. */
function useAsked(alive: boolean, knownVersions: readonly string[]): Asked {
  const {search} = useLocation();
  return useMemo(() => {
    const params = new URLSearchParams(alive ? search : '');
    const context = parseContext(params.get('ctx') ?? '');
    const version = parseVersion(params.get('version') ?? '', knownVersions);
    const ignored = [
      ...(context === null ? [`ctx=${shorten(params.get('ctx') ?? '')}`] : []),
      ...(version === null ? [`version=${shorten(params.get('version') ?? '')}`] : []),
    ];
    return {
      query: (params.get('q') ?? '').slice(0, 5000),
      scope: {context: context ?? '', version: version ?? ''},
      ignored,
    };
  }, [alive, search, knownVersions]);
}

function useAnswer(query: string, scope: Scope, attempt: number): Answer {
  const {siteBase, snippetLength, changing} = useSearchSettings();
  const [answer, setAnswer] = useState<Answer>({kind: 'idle'});
  useEffect(() => {
    if (query.trim() === '') {
      setAnswer({kind: 'idle'});
      return undefined;
    }
    let gone = false;
    setAnswer((now) => (now.kind === 'answered' ? now : {kind: 'loading'}));
    searchClient({siteBase, snippetLength, changing})
      .search(siteBase + scope.version, scope.context, query, ALL)
      .then(
        (response) => {
          if (gone) return;
          setAnswer({kind: 'answered', query, response});
        },
        () => {
          if (!gone) setAnswer({kind: 'failed'});
        },
      );
    return () => {
      gone = true;
    };
  }, [siteBase, snippetLength, changing, query, scope.version, scope.context, attempt]);
  return answer;
}

function Result({
  hit,
  heading: Heading,
}: {
  readonly hit: Hit;
  readonly heading: 'h2' | 'h3';
}): ReactNode {
  const {document: target, page, title, snippet, sections, words} = hit;
  const path = [...target.b, ...(target.h === '' || page === target.t ? [] : [page])].join(' › ');
  return (
    <li className={styles.result}>
      <Heading className={styles.title}>
        <Link to={hitUrl(target.u, target.h, words)}>
          <Marked {...title} />
        </Link>
      </Heading>
      {path !== '' && <p className={styles.path}>{path}</p>}
      {snippet.text !== '' && (
        <p className={styles.snippet}>
          <Marked {...snippet} />
        </p>
      )}
      {sections.length > 0 && (
        <ul className={styles.sections} aria-label={LABELS.more(page)}>
          {sections.map(({document, title: sectionTitle}) => (
            <li key={document.h}>
              <Link to={hitUrl(document.u, document.h, words)}>
                <Marked {...sectionTitle} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Results({
  hits,
  heading,
}: {
  readonly hits: readonly Hit[];
  readonly heading: 'h2' | 'h3';
}): ReactNode {
  return (
    <ol className={styles.results}>
      {hits.map((hit) => (
        <Result key={hit.document.u} hit={hit} heading={heading} />
      ))}
    </ol>
  );
}

interface FilterProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly {readonly value: Value; readonly text: string}[];
  readonly chosen: Value;
  readonly urlOf: (value: Value) => string;
}

/** A choice as links, so that it can be opened elsewhere, shared and undone with the back button. */
function Filter<Value extends string>({
  label,
  choices,
  chosen,
  urlOf,
}: FilterProps<Value>): ReactNode {
  return (
    <nav className={styles.filter} aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <ul>
        {choices.map(({value, text}) => (
          <li key={value}>
            <Link
              to={urlOf(value)}
              className={clsx(styles.choice, value === chosen && styles.chosen)}
              aria-current={value === chosen ? 'true' : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SearchPageContent(): ReactNode {
  const {siteBase, versions, contexts, snippetLength, changing} = useSearchSettings();
  const history = useHistory();
  const location = useLocation();
  const [alive, setAlive] = useState(false);
  const known = useMemo(() => versions.map(({path}) => path), [versions]);
  const asked = useAsked(alive, known);
  const {scope, ignored} = asked;
  const [typed, setTyped] = useState('');
  const [attempt, setAttempt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const answer = useAnswer(typed, scope, attempt);

  useEffect(() => {
    setAlive(true);
    // Without a query, focus the field; with one, leave the focus so the reader can read.
    if (new URLSearchParams(window.location.search).get('q') === null) field.current?.focus();
  }, []);

  // The address is the source of truth, also after going back; typing changes the address.
  useEffect(() => setTyped(asked.query), [asked.query]);

  const type = useCallback(
    (value: string): void => {
      setTyped(value);
      setAttempt((now) => now + 1);
      const params = new URLSearchParams(location.search);
      if (value === '') params.delete('q');
      else params.set('q', value);
      const search = params.toString();
      history.replace({...location, search: search === '' ? '' : `?${search}`});
    },
    [history, location],
  );

  const query = typed.trim();
  const answered = answer.kind === 'answered' ? answer : null;
  const hits = answered?.response.hits ?? [];
  const areas = areasInWords(answered?.response.areas ?? []);
  const where = describeScope(scope, versions);
  const title = query === '' ? SEARCH.title : resultsFor(shorten(query));

  const contextChoices: readonly {value: Context | ''; text: string}[] = [
    {value: '', text: everywhere()},
    ...contexts.map((value) => ({
      value: value as Context,
      text: AREAS[value] ?? value,
    })),
  ];
  // The copy of the latest release under its own number is offered only to readers who are in it.
  const latest = versions.find(({path}) => path === '');
  const versionChoices = versions
    .filter(
      ({path, label}) => path === scope.version || !latest?.label.startsWith(label) || path === '',
    )
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
        <h1 className={styles.heading}>{title}</h1>
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
            onChange={(event) => type(event.target.value)}
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
        <p className={styles.count} role="status">
          {answer.kind === 'loading' ? STATES.searching : pagesFound(hits.length)}
          {areas.length > 1 && ` (${areas.join(', ')})`}
          {answered && hits.length === 0 && noResults(where)}
        </p>
        {answer.kind === 'idle' && (
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
            <button
              type="button"
              className="button button--secondary"
              onClick={() => setAttempt((now) => now + 1)}
            >
              {STATES.retry}
            </button>
          </div>
        )}
        {answered && hits.length > 0 && <Results hits={hits} heading="h2" />}
        {answered && hits.length === 0 && (
          <NoResults asked={{...asked, query}} response={answered.response} />
        )}
        {Ask && answered && query !== '' && answered.query === typed && (
          <Suspense>
            <Ask
              question={query}
              siteBase={siteBase}
              release={versions.find(({path}) => path === scope.version)?.label ?? LABELS.latest}
              search={(limit) =>
                searchClient({siteBase, snippetLength, changing}).search(
                  siteBase + scope.version,
                  '',
                  query,
                  limit,
                )
              }
            />
          </Suspense>
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
