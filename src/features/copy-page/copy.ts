/**
 * Puts text on the clipboard, also where the page is not served over HTTPS (a copy inside a customer's
 * network) and the clipboard API is therefore missing.
 *
 * @returns whether it worked
 */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
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
    return done;
  }
}

/**
 * Puts a page's Markdown on the clipboard. Readers who have filled in their own values
 * (src/features/page-tools/plugin) get them in the copy, too.
 *
 * @param address of the page's Markdown twin
 * @returns whether it worked
 * @throws TypeError when the twin cannot be fetched
 */
export async function copyPage(address: string): Promise<boolean> {
  const response = await fetch(address);
  const request = {markdown: await response.text()};
  document.dispatchEvent(new CustomEvent('kw:fill', {detail: request}));
  return response.ok && copyText(request.markdown);
}
