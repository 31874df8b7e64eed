import useIsBrowser from '@docusaurus/useIsBrowser';
import {useStorageSlot} from '@docusaurus/theme-common';
import {useQueryStringValue} from '@docusaurus/theme-common/internal';
import {useHistory} from '@docusaurus/router';
import {useLayoutEffect} from 'react';

import {SETUP_GROUPS, type SetupGroup, storageKey} from '../../data/setup.ts';

import {type Choice, choiceOf} from './choice.ts';

/** What the reader has chosen, or a guess; undefined during hydration. */
export function useChoice(group: SetupGroup): Choice {
  const asked = useQueryStringValue(group);
  const [stored] = useStorageSlot(storageKey(group));
  const isBrowser = useIsBrowser();
  if (!isBrowser) return {value: undefined, chosen: false};
  return choiceOf(group, {asked, stored, userAgent: navigator.userAgent});
}

/**
 * Makes a choice like a click on a tab: stores it in this browser, and in the address if that names the group or the
 * page has tabs of the group. All tabs of the group follow. `undefined` forgets the choice.
 */
export function useChoose(group: SetupGroup): (value: string | undefined) => void {
  const history = useHistory();
  const [, slot] = useStorageSlot(storageKey(group));
  return (value) => {
    if (value === undefined) slot.del();
    else slot.set(value);
    const query = new URLSearchParams(history.location.search);
    const hasTabs = document.querySelector(`.kw-panel[id^="${group}-"]`) !== null;
    if (!hasTabs && !query.has(group)) return;
    if (value === undefined) query.delete(group);
    else query.set(group, value);
    history.replace({...history.location, search: query.toString()});
  };
}

/**
 * Marks on the root element what is shown, for the style sheet: the table of contents and the printed checklist depend on
 * it. On the first load `setupScript` has done the same.
 */
export function useRootAttributes(): void {
  const isBrowser = useIsBrowser();
  const platform = useChoice('platform');
  const tool = useChoice('interface');
  const choices: Readonly<Record<SetupGroup, Choice>> = {platform, interface: tool};
  const state = JSON.stringify(choices);
  useLayoutEffect(() => {
    if (!isBrowser) return;
    const {dataset} = document.documentElement;
    for (const group of SETUP_GROUPS) {
      const {value = '', chosen} = choices[group];
      dataset[group] = value;
      if (chosen) dataset[`${group}Chosen`] = '';
      else delete dataset[`${group}Chosen`];
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `state` is derived from the choices
  }, [isBrowser, state]);
}
