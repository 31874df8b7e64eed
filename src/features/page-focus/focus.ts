/**
 * Moves the focus to something that is not a control (a heading, the main content) without scrolling. It is
 * focusable only by script, and only until the focus leaves it again.
 */
export function moveFocus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
  }
  element.focus({preventScroll: true});
}

/** Where reading starts on a page: its heading, else its main content. */
export function startOfPage(root: Document = document): HTMLElement | null {
  return root.querySelector<HTMLElement>('main h1') ?? root.querySelector<HTMLElement>('h1, main');
}

/**
 * Makes everything but one element unreachable, for the keyboard and for screen readers. `except` selects elements
 * that are left alone, such as a backdrop that can be clicked. Returns a function that undoes it.
 */
export function isolate(element: HTMLElement, except: string): () => void {
  const changed: HTMLElement[] = [];
  for (
    let node: HTMLElement = element;
    node.parentElement && node !== document.body;
    node = node.parentElement
  ) {
    for (const sibling of node.parentElement.children) {
      if (
        sibling instanceof HTMLElement &&
        sibling !== node &&
        !sibling.inert &&
        !sibling.matches(except)
      ) {
        sibling.inert = true;
        changed.push(sibling);
      }
    }
  }
  return () => {
    changed.forEach((sibling) => {
      sibling.inert = false;
    });
  };
}
