import {createStorageSlot} from '@docusaurus/theme-common';

import {namedValues} from '../../../data/values.ts';

import type {Values} from './fill.ts';
import {check} from './validate.ts';

/** Keys in localStorage. They never leave this browser. */
const VALUES_KEY = 'kamiwaza.values';
const STEPS_KEY = 'kamiwaza.steps';

/** The stored values that still pass their checks; anything else is ignored. */
export function readValues(): Values {
  const kept = read(VALUES_KEY);
  return Object.fromEntries(
    namedValues.flatMap((named) => {
      const typed = kept[named.id];
      const checked = typeof typed === 'string' && typed !== '' ? check(named, typed) : undefined;
      return checked?.ok === true ? [[named.id, checked.value]] : [];
    }),
  );
}

/** Stores the values of the reader in this browser. */
export function keepValues(values: Values): void {
  keep(VALUES_KEY, values);
}

/**
 * Runs something whenever another page stores steps or values, so that this one does not overwrite them with its older
 * ones: a page in another tab, or one that the reader left with Back. Returns a function that ends it.
 */
export function followOtherTabs(onSteps: () => void, onValues: () => void): () => void {
  // What was stored while the browser kept this page for Back raises no event here.
  const shown = (event: PageTransitionEvent): void => {
    if (!event.persisted) return;
    onSteps();
    onValues();
  };
  window.addEventListener('pageshow', shown);
  const ends = [
    createStorageSlot(STEPS_KEY).listen(onSteps),
    createStorageSlot(VALUES_KEY).listen(onValues),
    () => window.removeEventListener('pageshow', shown),
  ];
  return () => ends.forEach((end) => end());
}

/** Steps that are ticked, by page and place. */
export type Steps = Readonly<Record<string, true>>;

/** The stored steps; anything else is ignored. */
export function readSteps(): Steps {
  const ticked = Object.entries(read(STEPS_KEY)).filter(([, value]) => value === true);
  return Object.fromEntries(ticked.map(([key]) => [key, true as const]));
}

/** Stores the steps that are ticked in this browser. */
export function keepSteps(steps: Steps): void {
  keep(STEPS_KEY, steps);
}

function read(key: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(createStorageSlot(key).get() ?? '{}');
    return typeof kept === 'object' && kept !== null ? {...kept} : {};
  } catch {
    return {};
  }
}

/** If storage is full or blocked, the values last until the reader leaves the page. */
function keep(key: string, content: object): void {
  if (Object.keys(content).length === 0) createStorageSlot(key).del();
  else createStorageSlot(key).set(JSON.stringify(content));
}
