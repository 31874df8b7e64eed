// What the style sheet cannot do for terms with a definition (remark-terms.ts): Esc closes an open one, and on paper
// they are footnotes. Importing it is enough.
export {};

const NOTES = 'kw-footnotes';

function addNotes(): void {
  removeNotes();
  const terms = [...document.querySelectorAll<HTMLElement>('.kw-term')].filter(
    // The panels of tabs are all printed.
    (term) => term.getClientRects().length > 0 || term.closest('.kw-panel'),
  );
  const article = document.querySelector('article .markdown');
  if (terms.length === 0 || !article) return;
  const notes = document.createElement('ol');
  notes.className = NOTES;
  for (const term of terms) {
    // In brackets in the text, as a sentence in a note.
    const definition = (term.lastChild?.textContent ?? '').trim().slice(1, -1);
    // A term is marked once in each panel of tabs.
    let at = [...notes.children].findIndex((note) => note.textContent.endsWith(`: ${definition}`));
    if (at < 0) {
      at = notes.children.length;
      const note = document.createElement('li');
      note.textContent = `${term.firstChild?.textContent ?? ''}: ${definition}`;
      notes.append(note);
    }
    term.dataset.note = String(at + 1);
  }
  article.append(notes);
}

function removeNotes(): void {
  document.querySelector(`.${NOTES}`)?.remove();
  document.querySelectorAll<HTMLElement>('.kw-term').forEach((term) => {
    delete term.dataset.note;
  });
}

window.addEventListener('beforeprint', addNotes);
window.addEventListener('afterprint', removeNotes);
document.addEventListener('keydown', ({key}) => {
  if (key !== 'Escape') return;
  for (const open of document.querySelectorAll<HTMLElement>('.kw-term:is(:hover, :focus)')) {
    open.dataset.closed = '';
    // Let it open again the next time: when it has lost both the mouse and the focus.
    const forgetUnless = (selector: string) => (): void => {
      if (!open.matches(selector)) delete open.dataset.closed;
    };
    open.onblur = forgetUnless(':hover');
    open.onpointerleave = forgetUnless(':focus');
  }
});
