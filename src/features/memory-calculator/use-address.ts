import {useEffect, useRef} from 'react';

import {type Address, fromHash, toHash} from './address.ts';
import type {Entry} from './entry.ts';

/** Browsers limit how often the address may change. */
const PAUSE = 300;

/**
 * Keeps the form in the address, so that it can be shared: reads it on load and when the reader changes it,
 * and writes it, without an entry in the history, once the form differs from what was read.
 */
export function useAddress(entry: Entry, onRead: (address: Address) => void): void {
  const known = useRef(toHash(entry));
  const read = useRef(onRead);
  read.current = onRead;

  useEffect(() => {
    function readAddress(): void {
      const found = fromHash(location.hash);
      if (!found) return;
      known.current = toHash(found.entry);
      read.current(found);
    }
    readAddress();
    window.addEventListener('hashchange', readAddress);
    return () => window.removeEventListener('hashchange', readAddress);
  }, []);

  const hash = toHash(entry);
  useEffect(() => {
    if (hash === known.current) return undefined;
    const timer = window.setTimeout(() => {
      known.current = hash;
      history.replaceState(history.state, '', `#${hash}`);
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [hash]);
}
