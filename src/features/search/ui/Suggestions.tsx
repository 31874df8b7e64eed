import Interpolate from '@docusaurus/Interpolate';
import {
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {flushSync} from 'react-dom';

import {areaFor} from '../core/areas.ts';
import {hitUrl} from '../core/addresses.ts';
import {searchPageUrl, type Scope} from '../core/scope.ts';

import {searchClient} from './client.ts';
import {EXAMPLES} from './examples.ts';
import {MAX_SUGGESTIONS, offers, suggestions, type Group, type Option} from './groups.ts';
import {isPasted, NothingInBox, PastedLog, shorten} from './Notes.tsx';
import {HitOption, Icon} from './Option.tsx';
import {forgetSearches, recentSearches, rememberSearch} from './recent.ts';
import {useSearchSettings} from './settings.ts';
import {spokenOf} from './spoken.ts';
import styles from './styles.module.css';
import {
  areasInWords,
  describeScope,
  inPlace,
  LABELS,
  noResults,
  NOTES,
  SPOKEN,
  STATES,
} from './texts.ts';
import {SHEET, useCoveredPage} from './useCoveredPage.ts';
import {useSearch, type State} from './useSearch.ts';

/** What the box calls on the list when a key is pressed. */
export interface SuggestionsHandle {
  /**
   * Moves the highlight. Returns false if there is nothing to highlight, or if nothing is highlighted and the
   * target is the first or last: Home and End then move the cursor in the text.
   */
  move(to: 'next' | 'previous' | 'first' | 'last'): boolean;
  /** Follows the highlighted suggestion; returns false if none is highlighted. */
  choose(): boolean;
  /** Opens the search page for what was typed. */
  submit(): void;
}

export interface SuggestionsProps {
  /** The box: its keys also count before there is anything to show below it. */
  readonly form: RefObject<HTMLFormElement>;
  readonly query: string;
  readonly scope: Scope;
  readonly open: boolean;
  /** Whether there is a list, and which of its options is highlighted. */
  readonly onList: (list: [listId: string | null, activeId: string | null]) => void;
  /** The message for screen readers. */
  readonly onStatus: (status: string) => void;
  readonly onNavigate: (url: string) => void;
  readonly onCorrect: (query: string) => void;
  /** The reader leaves the box with the keyboard: the list closes. */
  readonly onLeave: () => void;
}

/** What Tab reaches in the box: the field, its buttons, and the links of the list that are no options. */
const CONTROLS = 'input, button, a:not([role])';

/** Does something on a click, unless its keys ask the browser for a new tab, a new window or a download. */
function onClick(event: MouseEvent, run: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  run();
}

/**
 * The address of all results: in the area of the page, or everywhere if it has none; in the page's release if `own`
 * says that other areas of it have some. Its text promises no results where there are none.
 */
function footerOf(scope: Scope, outside: boolean, own: boolean): {scope: Scope; text: string} {
  const all: Scope = {context: '', version: outside && !own ? '' : scope.version};
  if (outside) {
    const isOutside = own && scope.context !== '';
    return {
      scope: all,
      text: isOutside ? LABELS.seeAllOutside(scope.context) : LABELS.searchEverywhere,
    };
  }
  return scope.context === ''
    ? {scope: all, text: LABELS.seeAll}
    : {scope, text: LABELS.seeAllWithin(scope.context)};
}

/** The list below the search box. Loaded when the box is first used. */
const Suggestions = forwardRef<SuggestionsHandle, SuggestionsProps>(function Suggestions(
  {form, query, scope: page, open, onList, onStatus, onNavigate, onCorrect, onLeave},
  ref,
): ReactNode {
  const id = useId();
  const settings = useSearchSettings();
  const {siteBase, versions} = settings;
  const context = areaFor(query, page.context);
  const scope = useMemo((): Scope => ({...page, context}), [page, context]);
  const latest = useSearch(query, scope, {limit: MAX_SUGGESTIONS, live: true});
  const [active, setActive] = useState<number>(-1);
  // While the arrow keys are in the list, it keeps its lines: Enter opens the one that was read out, although a fuller
  // answer has arrived since. That one is shown when the reader types or goes back to the box.
  const [held, setHeld] = useState<State | null>(null);
  const state = held ?? latest;

  useEffect(() => {
    const client = searchClient(settings);
    if (open) client.fetchIndexes(siteBase + scope.version, context).catch(() => undefined);
  }, [settings, siteBase, scope.version, context, open]);

  const answered = state.kind === 'answered' ? state : null;
  const {hits = [], elsewhere = [], mentions = [], didYouMean = null} = answered?.response ?? {};
  // Numbers are those of the latest answer, also beside the lines of an earlier one.
  const {areas = [], total = 0} = (latest.kind === 'answered' ? latest : answered)?.response ?? {};
  const incomplete = latest.kind === 'answered' && latest.response.incomplete;
  const empty = query.trim() === '';
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => {
    if (open) setRecent(recentSearches());
  }, [open]);
  const groups = useMemo((): Group[] => {
    if (empty) return offers(id, [...recent, ...EXAMPLES.filter((one) => !recent.includes(one))]);
    return suggestions(id, {didYouMean, hits, mentions, elsewhere}, (place) =>
      inPlace(describeScope(place, versions), place.version === '' && scope.version !== ''),
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a response is replaced as a whole: its parts change with it
  }, [answered?.response, id, empty, recent, scope.version, versions]);
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);

  const listId = `${id}list`;
  const visible = open && (empty || state.kind !== 'idle');
  const hasList = visible && (empty || answered !== null);
  const hasFooter = hasList && !empty;
  const footerId = `${id}all`;
  // The link to all results is the last option.
  const ids = [
    ...(hasList ? options.map((option) => option.id) : []),
    ...(hasFooter ? [footerId] : []),
  ];
  const activeId = ids[active] ?? null;

  useCoveredPage(visible || (open && matchMedia(SHEET).matches));
  const pasted = answered !== null && hits.length > 0 && isPasted(query.trim());
  // Arrow keys go through the list, Tab leaves the box, and the list closes before the focus moves on: the page under
  // it is inert. Where Tab alone reaches a control, or the box has text and covers the page, it closes after the last one.
  const hasControls = empty
    ? recent.length > 0
    : answered !== null && (hits.length === 0 || pasted);
  useLayoutEffect(() => {
    const box = form.current;
    const onKey = (event: KeyboardEvent): void => {
      if (!box || !open) return;
      const [first, ...others] = box.querySelectorAll<HTMLElement>(CONTROLS);
      const last = others.at(-1);
      if (event.key === 'Escape' && document.activeElement !== first) first?.focus();
      else if (event.key !== 'Tab') return;
      else if (
        (hasControls || (!empty && matchMedia(SHEET).matches)) &&
        document.activeElement !== (event.shiftKey ? first : last)
      )
        return;
      flushSync(onLeave);
    };
    box?.addEventListener('keydown', onKey);
    return () => box?.removeEventListener('keydown', onKey);
  });
  const release = (): void => {
    setActive(-1);
    setHeld(null);
  };
  // Nothing is highlighted in other lines.
  useLayoutEffect(release, [query, open, options]);
  useEffect(() => onList([hasList ? listId : null, activeId]), [onList, hasList, listId, activeId]);
  useEffect(() => {
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({block: 'nearest'});
  }, [activeId]);

  const where = describeScope(scope, versions);
  const spoken =
    visible && !empty
      ? spokenOf({kind: state.kind, hits, total, didYouMean, elsewhere, where, options, incomplete})
      : '';
  useEffect(() => {
    // Not at every key.
    const timer = setTimeout(() => onStatus(spoken), spoken === '' ? 0 : 400);
    return () => clearTimeout(timer);
  }, [spoken, onStatus]);

  const take = (option: Option): void => {
    if (option.correction !== null) onCorrect(option.correction);
    else if (option.hit) {
      rememberSearch(query);
      onNavigate(hitUrl(option.hit, option.section));
    }
  };
  const outside = hits.length === 0;
  const own = elsewhere.some(({version}) => version === scope.version);
  const footer = footerOf(scope, outside, own);
  const footerUrl = searchPageUrl(siteBase, query.trim(), footer.scope);
  const seeAll = (): void => {
    rememberSearch(query);
    onNavigate(footerUrl);
  };

  useImperativeHandle(
    ref,
    () => ({
      move(to) {
        if (ids.length === 0) return false;
        if (active === -1 && (to === 'first' || to === 'last')) return false;
        const last = ids.length - 1;
        // Moving past the first or the last goes to the box itself.
        const target = {
          first: 0,
          last,
          next: active === last ? -1 : active + 1,
          previous: active === -1 ? last : active - 1,
        }[to];
        setActive(target);
        setHeld(target === -1 ? null : state);
        return true;
      },
      choose() {
        if (activeId === null) return false;
        const option = options[active];
        if (option) take(option);
        else seeAll();
        return true;
      },
      submit() {
        rememberSearch(query);
        onNavigate(searchPageUrl(siteBase, query.trim(), scope));
      },
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `take` only reads what is listed here
    [hasList, hasFooter, options, active, state, query, scope],
  );

  if (!visible) return null;

  const counts = areasInWords(areas);
  const offered = recent.length > 0 ? LABELS.recent : LABELS.examples;

  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    const address = event.currentTarget.getAttribute('href') ?? siteBase;
    onClick(event, () => onNavigate(address));
  };

  const optionProps = (option: Option): HTMLAttributes<HTMLElement> => ({
    id: option.id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': option.id === activeId,
    className: styles.option,
    onClick: (event: MouseEvent) => onClick(event, () => take(option)),
    onMouseMove: () => setActive(options.indexOf(option)),
  });

  const line = (option: Option): ReactNode =>
    option.correction === null ? (
      <HitOption key={option.id} option={option} {...optionProps(option)} />
    ) : (
      <div key={option.id} {...optionProps(option)}>
        <Icon path="M6 6a2 2 0 1 1 2.9 1.8c-.6.3-.9.8-.9 1.4v.3M8 12h.01" />
        <span className={styles.text}>
          <span className={styles.title}>
            {empty ? (
              option.correction
            ) : (
              <Interpolate values={{correction: <strong>{option.correction}</strong>}}>
                {NOTES.didYouMean}
              </Interpolate>
            )}
          </span>
        </span>
      </div>
    );

  return (
    <>
      {/* Pressing beside the list closes it, and nothing else. */}
      <div className={styles.shade} />
      {/* The list is open only while the box has the focus, so pressing the mouse in the list must not move it. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- nothing is done with it: its
          options and links are the controls, it only keeps the focus in the box */}
      <div
        className={styles.popup}
        data-answers={answered?.response.incomplete === false ? answered.query : undefined}
        onMouseDown={(event) => event.preventDefault()}
        onMouseLeave={release}
      >
        {!empty && state.kind === 'loading' && <p className={styles.note}>{STATES.loading}…</p>}
        {!empty && state.kind === 'failed' && (
          <div className={styles.note}>
            <p className={styles.noteTitle}>{STATES.failedTitle}</p>
            <p>{STATES.failedInBox}</p>
          </div>
        )}
        {answered && !empty && outside && (
          <div className={styles.note}>
            <p className={styles.noteTitle}>{noResults()}</p>
            {where !== '' && (
              <p>
                <Interpolate
                  values={{
                    query: <q className={styles.query}>{shorten(query.trim())}</q>,
                    place: where,
                  }}
                >
                  {NOTES.nothingIn}
                </Interpolate>
              </p>
            )}
            <NothingInBox siteBase={siteBase} query={query.trim()} onFollow={follow} />
          </div>
        )}
        {empty && (
          <div className={styles.heading}>
            <span>{offered}</span>
            {recent.length > 0 && (
              <button
                type="button"
                className={`clean-btn ${styles.forget ?? ''}`}
                onClick={() => {
                  forgetSearches();
                  setRecent([]);
                  // The button goes with them.
                  form.current?.querySelector('input')?.focus();
                  onStatus(SPOKEN.forgotten);
                }}
              >
                {LABELS.forget}
              </button>
            )}
          </div>
        )}
        {pasted && (
          <p className={styles.note}>
            <PastedLog siteBase={siteBase} query={query.trim()} onFollow={follow} />
          </p>
        )}
        {hasList && (
          // Its last option is in the row below, which does not scroll with the others.
          <div
            id={listId}
            role="listbox"
            aria-label={empty ? offered : LABELS.results}
            aria-owns={hasFooter ? footerId : undefined}
            className={options.length > 0 ? styles.list : undefined}
          >
            {groups.map((group, number) => {
              if (group.label === null) return group.options.map(line);
              const labelId = `${id}group${String(number)}`;
              return (
                <div key={labelId} role="group" aria-labelledby={labelId}>
                  <div id={labelId} className={styles.group} role="presentation">
                    {group.label}
                  </div>
                  {group.options.map(line)}
                </div>
              );
            })}
          </div>
        )}
        {hasFooter && (
          <div className={styles.footer}>
            <a
              id={footerId}
              role="option"
              tabIndex={-1}
              aria-selected={activeId === footerId}
              className={styles.all}
              href={footerUrl}
              onMouseMove={() => setActive(ids.indexOf(footerId))}
              onClick={(event) => onClick(event, seeAll)}
            >
              {footer.text}
            </a>
            {incomplete && <span className={styles.scope}>{STATES.incomplete}</span>}
            {counts.length > 0 && <span className={styles.scope}>{counts.join(', ')}</span>}
            {scope.version !== '' && (
              <span className={styles.scope}>
                {LABELS.release} {describeScope({context: '', version: scope.version}, versions)}
              </span>
            )}
          </div>
        )}
      </div>
    </>
  );
});

export default Suggestions;
