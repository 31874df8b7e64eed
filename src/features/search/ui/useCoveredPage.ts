import {useLayoutEffect} from 'react';

/** The full-screen sheet of narrow screens; the same width as in the style sheets. */
export const SHEET = '(width <= 996px)';

/**
 * Makes everything under the list, or under the sheet of a narrow screen, inert: a link that is half covered
 * is no target. The list closes before the focus moves on, which ends this.
 */
export function useCoveredPage(covered: boolean): void {
  // Before the browser moves the focus, not after.
  useLayoutEffect(() => {
    if (!covered) return undefined;
    const page = [
      ...document.querySelectorAll<HTMLElement>('.main-wrapper, footer.theme-layout-footer'),
    ];
    page.forEach((part) => (part.inert = true));
    return () => page.forEach((part) => (part.inert = false));
  }, [covered]);
}
