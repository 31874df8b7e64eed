import {type RefObject, useEffect} from 'react';

/** What a key does on a tab; undefined for keys that it leaves to the theme and the browser. */
function actionOf(key: string, tab: HTMLElement): (() => void) | undefined {
  const tabs = tab.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [];
  switch (key) {
    case ' ':
      return () => tab.click();
    case 'Home':
      return () => tabs[0]?.focus();
    case 'End':
      return () => tabs[tabs.length - 1]?.focus();
    default:
      return undefined;
  }
}

/**
 * Keys of tabs that the theme does not know: space selects, Home and End go to the first and the last tab. Without
 * this, all three scroll the page.
 */
export function useTabKeys(root: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = root.current;
    const press = (event: KeyboardEvent): void => {
      const {target, key} = event;
      if (!(target instanceof HTMLElement && target.matches('[role="tab"]'))) return;
      const act = actionOf(key, target);
      if (!act) return;
      event.preventDefault();
      act();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [root]);
}
