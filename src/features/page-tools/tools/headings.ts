/** The heading of the section that an element of the page is in. */
export function headingAbove(page: Document, element: Element): Element | undefined {
  return [...page.querySelectorAll('article h2, article h3')]
    .filter(
      (heading) =>
        // A heading in one panel does not apply to the others.
        (heading.closest('.kw-panel')?.contains(element) ?? true) &&
        heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    .at(-1);
}

/** The text of a heading without that of its anchor link. */
export function wordsOf(heading: Element): string {
  return (heading.firstChild?.textContent ?? '').trim();
}
