import {translate} from '@docusaurus/Translate';
import {
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';

import {hitUrl, searchPageUrl, type Scope} from '../core/scope.ts';
import type {Hit, HitType, SearchResponse} from '../core/types.ts';

import {searchClient} from './client.ts';
import Marked from './Marked.tsx';
import {describeScope, useSearchSettings} from './settings.ts';
import styles from './styles.module.css';

/** What the box tells the list when a key is pressed. */
export interface SuggestionsHandle {
  /**
   * Moves the highlight; returns false when there is nothing to move over, or when nothing is highlighted and
   * the first or last is asked for: these keys then move in the text.
   */
  move(to: 'next' | 'previous' | 'first' | 'last'): boolean;
  /** Takes the highlighted suggestion; returns false when none is highlighted. */
  choose(): boolean;
}

export interface SuggestionsProps {
  readonly query: string;
  readonly scope: Scope;
  readonly open: boolean;
  /** Whether there is a list, and which of its options is highlighted. */
  readonly onList: (listId: string | null, activeId: string | null) => void;
  /** What a screen reader is told. */
  readonly onStatus: (status: string) => void;
  readonly onNavigate: (url: string) => void;
  readonly onCorrect: (query: string) => void;
}

type State =
  | {readonly kind: 'idle'}
  | {readonly kind: 'loading'}
  | {readonly kind: 'failed'}
  | {readonly kind: 'answered'; readonly query: string; readonly response: SearchResponse};

interface Option {
  readonly id: string;
  readonly hit: Hit | null;
  readonly correction: string | null;
}

const ICONS: Readonly<Record<HitType, string>> = {
  title: 'M4 1.5h5.5L13 5v9.5H4zM9 1.5V5.5h4M6.5 8.5h4M6.5 11h4',
  heading: 'M6.2 2 4.8 14M11.2 2 9.8 14M2.5 5.7h11M2 10.3h11',
  content: 'M2.5 3.5h11M2.5 6.5h11M2.5 9.5h11M2.5 12.5h7',
  keywords: 'M2 2h5.8l6.2 6.2-5.8 5.8L2 7.8zM5 5h.01',
};

function Icon({path}: {readonly path: string}): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Path of a hit: breadcrumbs, and the page's title when the hit is a section of it. */
function pathOf({document: {b, h}, page}: Hit): string {
  return [...b, ...(h === '' && b.length > 0 ? [] : [page])].join(' › ');
}

/** Asks for one query at a time; of those that come meanwhile only the last is asked. */
function useSearch(query: string, scope: Scope): State {
  const {siteBase, snippetLength, changing, limit} = useSearchSettings();
  const client = useMemo(
    () => searchClient({siteBase, snippetLength, changing}),
    [siteBase, snippetLength, changing],
  );
  const [state, setState] = useState<State>({kind: 'idle'});
  const wanted = useRef<string | null>(null);
  const busy = useRef(false);
  const baseUrl = siteBase + scope.version;

  useEffect(() => {
    client.fetchIndexes(baseUrl, scope.context).catch(() => undefined);
  }, [client, baseUrl, scope.context]);

  useEffect(() => {
    let gone = false;
    const slow = setTimeout(() => {
      setState((now) => (now.kind === 'answered' ? now : {kind: 'loading'}));
    }, 250);
    async function ask(): Promise<void> {
      busy.current = true;
      while (wanted.current !== null && !gone) {
        const input = wanted.current;
        wanted.current = null;
        let next: State;
        try {
          const response = await client.search(baseUrl, scope.context, input, limit);
          next = {kind: 'answered', query: input, response};
        } catch {
          next = {kind: 'failed'};
        }
        if (!gone) setState(next);
      }
      busy.current = false;
    }
    if (query.trim() === '') {
      clearTimeout(slow);
      setState({kind: 'idle'});
    } else {
      wanted.current = query;
      void ask().finally(() => clearTimeout(slow));
    }
    return () => {
      gone = true;
      clearTimeout(slow);
    };
  }, [client, query, baseUrl, scope.context, limit]);
  return state;
}

/** The sheet of a narrow screen; the same width as in the style sheets. */
const SHEET = '(width <= 996px)';

/**
 * What lies under the list, or under the sheet of a narrow screen, can't be reached: half a link that
 * looks out below it is no target. The list closes before the focus moves on, and with it this ends.
 */
function useCoveredPage(covered: boolean): void {
  // Before the browser moves the focus, not after.
  useLayoutEffect(() => {
    if (!covered) return undefined;
    const page = [
      ...document.querySelectorAll<HTMLElement>('.main-wrapper, footer.theme-layout-footer'),
    ];
    page.forEach((part) => (part.inert = true));
    return () => page.forEach((part) => (part.inert = false));
  }, [covered]);
}

/** The list below the search box. Loaded when the box is first used. */
const Suggestions = forwardRef<SuggestionsHandle, SuggestionsProps>(function Suggestions(
  {query, scope, open, onList, onStatus, onNavigate, onCorrect},
  ref,
): ReactNode {
  const id = useId();
  const {siteBase, versions} = useSearchSettings();
  const state = useSearch(query, scope);
  const [active, setActive] = useState<number>(-1);
  const list = useRef<HTMLDivElement>(null);

  const answered = state.kind === 'answered' ? state : null;
  const {hits = [], elsewhere = [], didYouMean = null, total = 0} = answered?.response ?? {};
  const options = useMemo((): Option[] => {
    const all = [
      ...(didYouMean === null ? [] : [{hit: null, correction: didYouMean}]),
      ...[...hits, ...elsewhere.flatMap((group) => group.hits.slice(0, 3))].map((hit) => ({
        hit,
        correction: null,
      })),
    ];
    return all.map((option, index) => ({...option, id: `${id}option${index}`}));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a response is replaced as a whole: its parts change with it
  }, [answered?.response, id]);

  const listId = `${id}list`;
  const visible = open && query.trim() !== '' && state.kind !== 'idle';
  const hasList = visible && options.length > 0;
  const activeId = hasList ? (options[active]?.id ?? null) : null;

  useCoveredPage(visible || (open && matchMedia(SHEET).matches));
  useEffect(() => setActive(-1), [query, open]);
  useEffect(() => onList(hasList ? listId : null, activeId), [onList, hasList, listId, activeId]);
  useEffect(() => {
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({block: 'nearest'});
  }, [activeId]);

  const where = describeScope(scope, versions);
  useEffect(() => {
    if (!visible) {
      onStatus('');
      return undefined;
    }
    const timer = setTimeout(() => {
      if (state.kind === 'loading') onStatus('Loading the search index');
      else if (state.kind === 'failed') onStatus('The search index could not be loaded');
      else if (hits.length === 0) {
        onStatus(
          ['No results', didYouMean === null ? '' : `did you mean ${didYouMean}?`]
            .concat(elsewhere.length > 0 ? 'There are results elsewhere' : '')
            .filter((part) => part !== '')
            .join('. '),
        );
      } else {
        onStatus(
          `${hits.length} ${hits.length === 1 ? 'suggestion' : 'suggestions'}` +
            (total > hits.length ? ` of ${total} results` : ''),
        );
      }
    }, 400);
    return () => clearTimeout(timer);
  }, [visible, state.kind, hits.length, total, didYouMean, elsewhere.length, onStatus]);

  const take = (option: Option): void => {
    if (option.correction !== null) onCorrect(option.correction);
    else if (option.hit) onNavigate(urlOf(option.hit));
  };

  useImperativeHandle(
    ref,
    () => ({
      move(to) {
        if (!hasList) return false;
        if (active === -1 && (to === 'first' || to === 'last')) return false;
        const last = options.length - 1;
        setActive((now) => {
          if (to === 'first') return 0;
          if (to === 'last') return last;
          // Before the first and after the last stands the box itself.
          if (to === 'next') return now === last ? -1 : now + 1;
          return now === -1 ? last : now - 1;
        });
        return true;
      },
      choose() {
        const option = hasList ? options[active] : undefined;
        if (!option) return false;
        take(option);
        return true;
      },
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `take` only reads what is listed here
    [hasList, options, active],
  );

  if (!visible) return null;

  const click = (event: MouseEvent, option: Option): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    take(option);
  };

  const optionProps = (option: Option) => ({
    id: option.id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': option.id === activeId,
    className: styles.option,
    onClick: (event: MouseEvent) => click(event, option),
    onMouseMove: () => setActive(options.indexOf(option)),
  });

  const renderHit = (option: Option): ReactNode => {
    const {hit} = option;
    if (!hit) return null;
    return (
      <a key={option.id} {...optionProps(option)} href={urlOf(hit)}>
        <Icon path={ICONS[hit.type]} />
        <span className={styles.text}>
          <span className={styles.title}>
            <Marked {...hit.title} />
          </span>
          {hit.snippet.text !== '' && hit.snippet.marks.length > 0 && (
            <span className={styles.snippet}>
              <Marked {...hit.snippet} />
            </span>
          )}
          <span className={styles.path}>{pathOf(hit)}</span>
        </span>
      </a>
    );
  };

  const outside = hits.length === 0;
  const all: Scope = {context: '', version: outside ? '' : scope.version};
  const footer =
    scope.context === ''
      ? {
          scope: all,
          text: translate({id: 'theme.SearchBar.seeAll', message: 'See all results'}),
        }
      : outside
        ? {
            scope: all,
            text: translate(
              {
                id: 'theme.SearchBar.seeAllOutsideContext',
                message: 'See all results outside "{context}"',
              },
              {context: scope.context},
            ),
          }
        : {
            scope,
            text: translate(
              {
                id: 'theme.SearchBar.searchInContext',
                message: 'See all results within "{context}"',
              },
              {context: scope.context},
            ),
          };
  const footerUrl = searchPageUrl(siteBase, query.trim(), footer.scope);
  let rest = options.filter(({correction}) => correction === null);

  return (
    <>
      {/* Pressing beside the list closes it, and nothing else. */}
      <div className={styles.shade} />
      {/* The list lives as long as the box has focus: pressing in it must not take it away. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- nothing is done with it: its
          options and links are the controls, it only keeps the focus in the box */}
      <div
        className={styles.popup}
        data-answers={answered?.query}
        onMouseDown={(event) => event.preventDefault()}
      >
        {state.kind === 'loading' && <p className={styles.note}>Loading the search index…</p>}
        {state.kind === 'failed' && (
          <div className={styles.note}>
            <p className={styles.noteTitle}>Search is not available right now</p>
            <p>
              The search index could not be loaded. It is tried again with the next key you press.
            </p>
          </div>
        )}
        {answered && outside && (
          <div className={styles.note}>
            <p className={styles.noteTitle}>
              {translate({id: 'theme.SearchBar.noResultsText', message: 'No results'})}
            </p>
            {where !== '' && (
              <p>
                No results for{' '}
                <q className={styles.query}>
                  {query.trim().length > 60 ? `${query.trim().slice(0, 60)}…` : query.trim()}
                </q>{' '}
                in {where}.
              </p>
            )}
          </div>
        )}
        {answered && options.length > 0 && (
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label="Search results"
            className={styles.list}
          >
            {options
              .filter(({correction}) => correction !== null)
              .map((option) => (
                <div key={option.id} {...optionProps(option)}>
                  <Icon path="M6 6a2 2 0 1 1 2.9 1.8c-.6.3-.9.8-.9 1.4v.3M8 12h.01" />
                  <span className={styles.text}>
                    <span className={styles.title}>
                      Did you mean <strong>{option.correction}</strong>?
                    </span>
                  </span>
                </div>
              ))}
            {!outside && rest.map(renderHit)}
            {outside &&
              elsewhere.map((group) => {
                const own = rest.slice(0, Math.min(3, group.hits.length));
                rest = rest.slice(own.length);
                const label = `In ${describeScope(group, versions)}${group.version === '' && scope.version !== '' ? ' (latest release)' : ''}`;
                const labelId = `${id}group${group.version}${group.context}`;
                return (
                  <div key={labelId} role="group" aria-labelledby={labelId}>
                    <div id={labelId} className={styles.group} role="presentation">
                      {label}
                    </div>
                    {own.map(renderHit)}
                  </div>
                );
              })}
          </div>
        )}
        {answered && (
          <div className={styles.footer}>
            <a
              className={styles.all}
              href={footerUrl}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onNavigate(footerUrl);
              }}
            >
              {footer.text}
            </a>
            {scope.version !== '' && (
              <span className={styles.scope}>
                Release {describeScope({context: '', version: scope.version}, versions)}
              </span>
            )}
          </div>
        )}
      </div>
    </>
  );
});

function urlOf({document: {u, h}, words}: Hit): string {
  return hitUrl(u, h, words);
}

export default Suggestions;
