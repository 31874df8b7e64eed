import siteConfig from '@generated/docusaurus.config';

import {namedValues} from '../../../data/values.ts';
import {publishedPage} from '../../offline-edition/index.ts';
import {printedFrom} from '../../print-header/index.ts';

import type {Values} from './fill.ts';
import {headingAbove, wordsOf} from './headings.ts';
import styles from './styles.module.css';

/** Prints only the steps of the page. */
export function printChecklist(values: Values): void {
  const sheet = buildSheet(document, values, printedFrom());
  document.body.append(sheet);
  document.documentElement.dataset.kwPrint = 'checklist';
  window.addEventListener(
    'afterprint',
    () => {
      sheet.remove();
      delete document.documentElement.dataset.kwPrint;
    },
    {once: true},
  );
  window.print();
}

/**
 * The steps of the page under their headings, with checkboxes, the values that were filled in and the addresses
 * of links as text. `from` says release, address and date.
 */
function buildSheet(page: Document, values: Values, from: string): HTMLElement {
  const sheet = page.createElement('div');
  sheet.className = styles.sheet ?? '';
  sheet.append(element(page, 'h1', page.querySelector('article h1')?.textContent ?? page.title));
  sheet.append(element(page, 'p', from));
  const own = namedValues.filter(({id}) => values[id] !== undefined);
  if (own.length > 0) {
    const list = page.createElement('ul');
    list.append(...own.map(({id, label}) => element(page, 'li', `${label}: ${values[id] ?? ''}`)));
    sheet.append(element(page, 'h2', 'Values'), list);
  }
  let heading = '';
  for (const list of page.querySelectorAll('article ol[data-steps]')) {
    const panel = list.closest<HTMLElement>('.kw-panel');
    if (panel !== null && !isPrinted(page, panel)) continue;
    const above = headingAbove(page, list);
    const name = above ? wordsOf(above) : '';
    const label = panel?.dataset.panel ?? '';
    // The heading may name the panel itself: `Windows 11`.
    const title = [name, name.includes(label) ? '' : label].filter(Boolean).join(': ');
    if (title !== '' && title !== heading) sheet.append(element(page, 'h2', title));
    heading = title;
    const steps = list.cloneNode(true) as HTMLElement;
    prepare(page, steps);
    sheet.append(steps);
  }
  return sheet;
}

/** Only the chosen panel of tabs is printed; all of them if none is chosen. */
function isPrinted(page: Document, panel: HTMLElement): boolean {
  const group = /kw-panel--(\w+)/.exec(panel.className)?.[1] ?? '';
  return !panel.hidden || page.documentElement.dataset[`${group}Chosen`] === undefined;
}

function element(page: Document, name: string, text: string): HTMLElement {
  const made = page.createElement(name);
  made.textContent = text;
  return made;
}

/** Adds checkboxes and the addresses of links; removes buttons, definitions, and ids, which would be duplicates. */
function prepare(page: Document, steps: HTMLElement): void {
  for (const one of steps.querySelectorAll('button, style, [class*="hash-link"], .kw-term__text'))
    one.remove();
  for (const one of steps.querySelectorAll('[id]')) one.removeAttribute('id');
  for (const item of steps.querySelectorAll(':scope > li')) {
    const tick = item.querySelector<HTMLInputElement>(':scope > input[type="checkbox"]');
    const box = element(page, 'span', tick?.checked === true ? '☑' : '☐');
    box.className = styles.box ?? '';
    tick?.remove();
    item.prepend(box);
  }
  for (const link of steps.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    link.append(` (${publishedAddress(link)})`);
  }
}

/** Where a link of the page leads on the published site: in the offline edition, it leads to a file of the reader's disk. */
function publishedAddress(link: HTMLAnchorElement): string {
  const {url, baseUrl} = siteConfig;
  const {href} = new URL(link.getAttribute('href') ?? '', publishedPage(siteConfig).address);
  return href.startsWith(url + baseUrl)
    ? href.replace(/(?:(?<=\/)index)?\.html(?=[?#]|$)/, '')
    : href;
}
