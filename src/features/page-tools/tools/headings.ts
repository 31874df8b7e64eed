/** The heading of the section that an element of the page stands in. */
export function headingAbove(page: Document, element: Element): Element | undefined {
  return [...page.querySelectorAll('article h2, article h3')]
    .filter(
      (heading) =>
        // A heading in one panel says nothing of the others.
        (heading.closest('.kw-panel')?.contains(element) ?? true) &&
        heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    .at(-1);
}

/** A heading's words without those of the link to it. */
export function wordsOf(heading: Element): string {
  return (heading.firstChild?.textContent ?? '').trim();
}
