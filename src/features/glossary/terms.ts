// What the style sheet cannot do for terms with a definition (remark-terms.ts): Esc closes an open one, and on paper
// they are footnotes. Importing it is enough.
export {};

const NOTES = 'kw-footnotes';

function addNotes(): void {
  removeNotes();
  const terms = [...document.querySelectorAll<HTMLElement>('.kw-term')].filter(
    (term) => term.getClientRects().length > 0,
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
  const open = document.querySelector<HTMLElement>('.kw-term:is(:hover, :focus)');
  open?.setAttribute('data-closed', '');
  // Let it open again the next time.
  const forget = (): void => open?.removeAttribute('data-closed');
  open?.addEventListener('blur', forget, {once: true});
  open?.addEventListener('pointerleave', forget, {once: true});
});
