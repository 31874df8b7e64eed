/**
 * Puts text on the clipboard that may still be on its way. Safari accepts that only in the same turn as the
 * click, Firefox for five seconds after it: the promise itself is handed over, and the browser waits for it.
 *
 * Call it from the event handler, before anything is awaited.
 *
 * @param text what to copy
 * @throws Error when the text does not arrive or the browser refuses
 */
export async function writeClipboard(text: Promise<string>): Promise<void> {
  if (canWait()) {
    const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
    try {
      await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
      return;
    } catch {
      // Refused, or the text did not arrive; then the next line throws.
    }
  }
  const content = await text;
  try {
    await navigator.clipboard.writeText(content);
  } catch {
    copySelection(content);
  }
}

/** Firefox knows `ClipboardItem` from 127 on; a page that is served without HTTPS has no clipboard at all. */
function canWait(): boolean {
  const {clipboard} = navigator as Partial<Navigator>;
  return 'ClipboardItem' in globalThis && clipboard !== undefined && 'write' in clipboard;
}

/** The way that also works without HTTPS, for instance on a copy of the site inside a network. */
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
