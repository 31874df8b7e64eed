import {useHistory, useLocation} from '@docusaurus/router';
import {type RefObject, useEffect, useRef} from 'react';

import type {SetupGroup} from '../../data/setup.ts';

/** The element that a hash points to; none for a malformed hash. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Opens the panel with the element that the address points to. This changes only the address: a link into another
 * platform's panel does not change the reader's choice. `selected` is the value of the visible panel, undefined
 * during hydration.
 */
export function useOpenTarget(
  root: RefObject<HTMLElement | null>,
  group: SetupGroup,
  selected: string | undefined,
): void {
  const history = useHistory();
  const location = useLocation();
  const previous = useRef<typeof location>(undefined);
  const waiting = useRef<string>(undefined);

  useEffect(() => {
    if (selected === undefined) return;
    const before = previous.current;
    previous.current = location;
    const target = targetOf(location.hash);
    const panel = target?.closest<HTMLElement>(`.kw-panel--${group}`);
    const value = panel?.dataset.value;
    if (!panel || value === undefined || !root.current?.contains(panel)) return;
    const sameTarget =
      before?.pathname === location.pathname &&
      before.hash === location.hash &&
      before.search !== location.search;
    if (value !== selected && sameTarget) {
      // The reader chose another panel, which must stay open after a reload.
      history.replace({...location, hash: ''});
    } else if (value !== selected) {
      waiting.current = location.hash;
      const query = new URLSearchParams(location.search);
      query.set(group, value);
      history.replace({...location, search: query.toString()});
    } else if (before === undefined) {
      // The browser looked for the target before its panel was open.
      target?.scrollIntoView();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new address opens a panel; a new choice does not
  }, [location, selected === undefined]);

  useEffect(() => {
    if (waiting.current === undefined) return;
    const target = targetOf(waiting.current);
    if (!target || target.getClientRects().length === 0) return;
    waiting.current = undefined;
    target.scrollIntoView();
  });
}
