import {useEffect, useRef} from 'react';

import {type Address, fromAddress, toAddress} from './address.ts';
import type {Entry} from './entry.ts';

/** Milliseconds without a change before the address is updated: browsers limit how often it may change. */
const PAUSE = 300;

/** Puts the numbers into the query, without an entry in the history, and keeps the anchor of a heading. */
function write(query: string): void {
  const anchor = fromAddress(location.hash) ? '' : location.hash;
  history.replaceState(history.state, '', `?${query}${anchor}`);
}

/**
 * Keeps the form in the address, so that it can be shared: reads it on load, and writes it once the form differs from
 * what was read. Numbers after `#`, as in older links, are read whenever they appear, and moved to the query.
 */
export function useAddress(entry: Entry, onRead: (address: Address) => void): void {
  const query = toAddress(entry);
  const known = useRef(query);
  const latest = useRef({query, onRead});
  latest.current = {query, onRead};

  useEffect(() => {
    function read(part: string): boolean {
      const found = fromAddress(part);
      if (!found) return false;
      known.current = toAddress(found.entry);
      latest.current.onRead(found);
      return true;
    }
    function readAnchor(): void {
      if (read(location.hash)) write(known.current);
      // Back and forward lead to addresses that may have older numbers.
      else if (location.search !== '') write(latest.current.query);
    }
    if (read(location.hash)) write(known.current);
    else read(location.search);
    window.addEventListener('hashchange', readAnchor);
    return () => window.removeEventListener('hashchange', readAnchor);
  }, []);

  useEffect(() => {
    if (query === known.current) return undefined;
    const timer = window.setTimeout(() => {
      known.current = query;
      write(query);
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [query]);
}
