import {useLocation} from '@docusaurus/router';
import {useEffect, useRef, useState} from 'react';

import type {Scope} from '../core/scope.ts';
import type {SearchResponse} from '../core/types.ts';
import type {Before} from '../core/typing.ts';

import {searchClient} from './client.ts';
import {useSearchSettings} from './settings.ts';

/** What the box or the page knows about the query. */
export type State =
  | {readonly kind: 'idle'}
  | {readonly kind: 'loading'}
  | {readonly kind: 'failed'}
  | {readonly kind: 'answered'; readonly query: string; readonly response: SearchResponse};

interface Question {
  readonly baseUrl: string;
  readonly context: string;
  readonly input: string;
  readonly here: string;
}

interface Options {
  readonly limit: number;
  /** For a list that readers aim at while they type: it answers at once, and what is first stays in its place. */
  readonly live?: boolean;
  /** Another number asks again. */
  readonly attempt?: number;
}

/** The last answer of the page: after Back its results are there at once, and the browser scrolls to the old place. */
let last: {readonly place: string; readonly answer: State & {kind: 'answered'}} | undefined;

/** Runs one query at a time; of those typed meanwhile, only the last is run. */
export function useSearch(
  query: string,
  {context, version}: Scope,
  {limit, live = false, attempt}: Options,
): State {
  const settings = useSearchSettings();
  const client = searchClient(settings);
  const wanted = useRef<Question | null>(null);
  const busy = useRef(false);
  // What the last complete answer had first, and for which text.
  const before = useRef<(Before & {readonly place: string}) | undefined>(undefined);
  const {pathname: here} = useLocation();
  const baseUrl = settings.siteBase + version;
  const [state, setState] = useState<State>(() =>
    !live && last?.place === `${baseUrl} ${context}` && last.answer.query === query
      ? last.answer
      : {kind: 'idle'},
  );

  useEffect(
    () => () => {
      wanted.current = null;
    },
    [],
  );

  useEffect(() => {
    if (query.trim() === '') {
      wanted.current = null;
      before.current = undefined;
      setState({kind: 'idle'});
      return undefined;
    }
    const slow = setTimeout(() => {
      // A failure to load the index may have been shown before.
      if (wanted.current === null) return;
      setState((now) => (now.kind === 'answered' ? now : {kind: 'loading'}));
    }, 250);
    wanted.current = {baseUrl, context, input: query, here};
    async function work(): Promise<void> {
      busy.current = true;
      while (wanted.current !== null) {
        const question = wanted.current;
        const {input} = question;
        const place = `${question.baseUrl} ${question.context}`;
        const known = before.current?.place === place ? before.current : undefined;
        const ask = (quick: boolean): Promise<SearchResponse> =>
          client.search(question.baseUrl, question.context, input, limit, {
            quick,
            ...(live && {
              here: question.here,
              before: known && {input: known.input, first: known.first},
            }),
          });
        let next: State;
        try {
          // Answer from what is loaded first, then again with the rest.
          let response = await ask(live);
          if (wanted.current !== question) continue;
          if (live && response.incomplete) {
            if (response.hits.length > 0) setState({kind: 'answered', query: input, response});
            response = await ask(false);
          }
          next = {kind: 'answered', query: input, response};
        } catch {
          next = {kind: 'failed'};
        }
        // The query has changed meanwhile and is run next; this answer is outdated.
        if (wanted.current !== question) continue;
        wanted.current = null;
        setState(next);
        if (next.kind !== 'answered') continue;
        const [top] = next.response.hits;
        before.current = top && {place, input, first: {u: top.document.u, h: top.document.h}};
        if (!live) last = {place, answer: next};
      }
      busy.current = false;
    }
    if (!busy.current) void work();
    return () => clearTimeout(slow);
  }, [client, query, baseUrl, context, here, limit, live, attempt]);

  return state;
}
