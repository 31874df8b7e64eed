/**
 * Copies text, which may still be loading; also without HTTPS, where browsers have no clipboard API. Safari accepts
 * a copy only while it handles the click, Firefox for five seconds after it. So the browser gets the promise and
 * waits for it.
 *
 * Call it from the event handler, before anything is awaited. Throws when the text can't be loaded or the browser
 * refuses.
 */
export async function writeClipboard(text: Promise<string>): Promise<void> {
  const blob = async (): Promise<Blob> => new Blob([await text], {type: 'text/plain'});
  try {
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob()})]);
    return;
  } catch {
    // Without HTTPS there is no `clipboard`, in Firefox before 127 no `ClipboardItem`. Or it was refused, or the text
    // could not be loaded; in that case the next line throws.
  }
  const content = await text;
  try {
    await navigator.clipboard.writeText(content);
  } catch {
    copySelection(content);
  }
}

/** Also works without HTTPS, for instance on a copy of the site inside a network. */
function copySelection(text: string): void {
  const area = document.createElement('textarea');
  const before = document.activeElement;
  area.value = text;
  area.readOnly = true;
  area.setAttribute('aria-hidden', 'true');
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus({preventScroll: true});
  if (!done) throw new Error('The browser does not let this page copy.');
}
