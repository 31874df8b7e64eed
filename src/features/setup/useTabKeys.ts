import {type RefObject, useEffect} from 'react';

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
      const tabs = target.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [];
      if (key === ' ') target.click();
      else if (key === 'Home') tabs[0]?.focus();
      else if (key === 'End') tabs[tabs.length - 1]?.focus();
      else return;
      event.preventDefault();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [root]);
}
