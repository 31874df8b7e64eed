import {useLocation} from '@docusaurus/router';
import {useEffect, useMemo, useRef, useState} from 'react';

import type {Scope} from '../core/scope.ts';
import type {SearchResponse} from '../core/types.ts';
import type {Before} from '../core/typing.ts';

import {searchClient, type SearchClient} from './client.ts';
import {MAX_SUGGESTIONS} from './groups.ts';
import {useSearchSettings} from './settings.ts';

/** What the box or the page knows about the query. */
export type State =
  | {readonly kind: 'idle'}
  | {readonly kind: 'loading'}
  | {readonly kind: 'failed'}
  | {readonly kind: 'answered'; readonly query: string; readonly response: SearchResponse};

interface Question {
  readonly client: SearchClient;
  readonly baseUrl: string;
  readonly context: string;
  readonly input: string;
  readonly here: string;
}

/** Runs one query at a time; of those typed meanwhile, only the last is run. */
export function useSearch(query: string, scope: Scope, open: boolean): State {
  const {siteBase, changing} = useSearchSettings();
  const client = useMemo(() => searchClient({siteBase, changing}), [siteBase, changing]);
  const [state, setState] = useState<State>({kind: 'idle'});
  const wanted = useRef<Question | null>(null);
  const busy = useRef(false);
  // What the list shows first, and for which text: it does not move while the reader finishes a word.
  const before = useRef<(Before & {readonly place: string}) | undefined>(undefined);
  const {pathname: here} = useLocation();
  const alive = useRef(true);
  const baseUrl = siteBase + scope.version;
  const {context} = scope;

  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  useEffect(() => {
    if (open) client.fetchIndexes(baseUrl, context).catch(() => undefined);
  }, [client, baseUrl, context, open]);

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
    const asked: Question = {client, baseUrl, context, input: query, here};
    wanted.current = asked;
    async function work(): Promise<void> {
      busy.current = true;
      while (wanted.current !== null && alive.current) {
        const question = wanted.current;
        const {input} = question;
        const place = `${question.baseUrl} ${question.context}`;
        const known = before.current?.place === place ? before.current : undefined;
        const ask = (quick: boolean): Promise<SearchResponse> =>
          question.client.search(question.baseUrl, question.context, input, MAX_SUGGESTIONS, {
            quick,
            here: question.here,
            before: known && {input: known.input, first: known.first},
          });
        let next: State;
        try {
          // Answer from what is loaded first, then again with the rest.
          const first = await ask(true);
          if (wanted.current !== question) continue;
          if (first.incomplete && first.hits.length > 0) {
            setState({kind: 'answered', query: input, response: first});
          }
          const response = first.incomplete ? await ask(false) : first;
          next = {kind: 'answered', query: input, response};
          const [top] = response.hits;
          before.current = top && {place, input, first: {u: top.document.u, h: top.document.h}};
        } catch {
          next = {kind: 'failed'};
        }
        // The query has changed meanwhile and is run next; this answer is outdated.
        if (wanted.current !== question) continue;
        wanted.current = null;
        setState(next);
      }
      busy.current = false;
    }
    if (!busy.current) void work();
    return () => clearTimeout(slow);
  }, [client, query, baseUrl, context, here]);

  return state;
}
