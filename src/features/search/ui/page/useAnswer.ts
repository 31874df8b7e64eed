import {useLocation} from '@docusaurus/router';
import {useEffect, useMemo, useState} from 'react';

import {parseContext, parseVersion} from '../../core/addresses.ts';
import type {Scope} from '../../core/scope.ts';
import {searchClient} from '../client.ts';
import {shorten} from '../Notes.tsx';
import {useSearchSettings} from '../settings.ts';
import type {State} from '../useSearch.ts';

/** More than the site has pages, so every result is shown. */
const ALL = 500;

/** What the address asks for. */
export interface Asked {
  readonly query: string;
  readonly scope: Scope;
  /** Parameters with unknown values. */
  readonly ignored: readonly string[];
}

/** Reads the address; there is none before hydration. */
export function useAsked(alive: boolean, knownVersions: readonly string[]): Asked {
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

/** Runs the query of the address. */
export function useAnswer(query: string, scope: Scope, attempt: number): State {
  const {siteBase, changing} = useSearchSettings();
  const [answer, setAnswer] = useState<State>({kind: 'idle'});
  useEffect(() => {
    if (query.trim() === '') {
      setAnswer({kind: 'idle'});
      return undefined;
    }
    let gone = false;
    setAnswer((now) => (now.kind === 'answered' ? now : {kind: 'loading'}));
    searchClient({siteBase, changing})
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
  }, [siteBase, changing, query, scope.version, scope.context, attempt]);
  return answer;
}
