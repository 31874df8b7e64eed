import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {parseContext, parseVersion} from '../../core/addresses.ts';
import type {Scope} from '../../core/scope.ts';
import type {SearchGlobalData} from '../../global-data.ts';
import {shorten} from '../Notes.tsx';

export interface Asked {
  readonly query: string;
  readonly scope: Scope;
  /** Parameters with unknown values. */
  readonly ignored: readonly string[];
}

/** Reads the address; there is none before hydration. */
export function useAsked(versions: SearchGlobalData['versions']): Asked {
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const params = new URLSearchParams(isBrowser ? search : '');
  const context = parseContext(params.get('ctx') ?? '');
  const version = parseVersion(
    params.get('version') ?? '',
    versions.map(({path}) => path),
  );
  const ignored = [
    ...(context === null ? [`ctx=${shorten(params.get('ctx') ?? '')}`] : []),
    ...(version === null ? [`version=${shorten(params.get('version') ?? '')}`] : []),
  ];
  return {
    query: (params.get('q') ?? '').slice(0, 5000),
    scope: {context: context ?? '', version: version ?? ''},
    ignored,
  };
}
