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

/** Longest text of a step in the name of its checkbox. */
const LONGEST = 80;
/** What is no part of a step's sentence: code, further lists and tables, definitions of terms, and buttons. */
const BESIDE = 'pre, ol, ul, table, input, button, .theme-code-block, .kw-term__text';

/** The first paragraph of a step, cut to a length that can be listened to. */
export function textOfStep(step: Element): string {
  const first = step.querySelector(':scope > p') ?? step;
  const copy = first.cloneNode(true) as Element;
  for (const one of copy.querySelectorAll(BESIDE)) one.remove();
  const text = copy.textContent.replace(/\s+/g, ' ').trim();
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`;
}
