// The search page.
import type {Hit} from '../../../src/features/search/core/types.ts';

import {hitLink} from './hits.ts';
import {engine} from './script.ts';
import {VERSIONS} from './versions.ts';

const LIMIT = 100;
const MAX_QUERY = 256;

function item(hit: Hit): HTMLLIElement {
  const element = document.createElement('li');
  element.append(hitLink(hit));
  return element;
}

/** Fills the search page from its address, and keeps the address up to date. */
export function resultsPage(page: HTMLElement): void {
  const form = page.querySelector('form');
  const status = page.querySelector('[role=status]');
  const list = page.querySelector('ol');
  const query = form?.querySelector<HTMLInputElement>('[name=q]');
  const context = form?.querySelector<HTMLSelectElement>('[name=ctx]');
  const version = form?.querySelector<HTMLSelectElement>('[name=version]');
  if (!form || !status || !list || !query || !context || !version) {
    return;
  }
  version.replaceChildren(
    ...VERSIONS.filter((path) => path !== `${KW_RELEASE}/`).map(
      (path) => new Option(path === '' ? `${KW_RELEASE} (Latest)` : path.slice(0, -1), path),
    ),
  );
  const params = new URLSearchParams(window.location.search);
  const choose = (select: HTMLSelectElement, value: string): void => {
    select.value = value;
    if (select.selectedIndex < 0) {
      select.selectedIndex = 0;
    }
  };
  query.value = (params.get('q') ?? '').slice(0, MAX_QUERY);
  choose(context, params.get('ctx') ?? '');
  const wanted = (params.get('version') ?? '').replace(/^\/+|\/+$/g, '');
  choose(version, wanted === '' || wanted === KW_RELEASE ? '' : `${wanted}/`);

  let asked = 0;
  const update = async (): Promise<void> => {
    asked += 1;
    const mine = asked;
    const text = query.value.trim();
    const address = new URLSearchParams({q: text});
    if (context.value !== '') address.set('ctx', context.value);
    if (version.value !== '') address.set('version', version.value);
    try {
      window.history.replaceState(null, '', `?${address.toString()}`);
    } catch {
      // Some browsers forbid it to pages of the file system.
    }
    document.title = `${text === '' ? 'Search' : `Search results for “${text}”`} | Kamiwaza Docs`;
    if (text === '') {
      list.replaceChildren();
      status.textContent = 'Type what you are looking for.';
      return;
    }
    try {
      const search = await engine();
      const response = await search.search(KW_BASE + version.value, context.value, text, LIMIT);
      if (mine !== asked) {
        return;
      }
      const {hits, total, didYouMean, elsewhere} = response;
      const others = elsewhere.flatMap((place) => place.hits);
      list.replaceChildren(...[...hits, ...others].map(item));
      const counted = `${String(total)} ${total === 1 ? 'page' : 'pages'} found`;
      const hint = didYouMean === null ? '' : ` Did you mean “${didYouMean}”?`;
      const moved = others.length > 0 ? ' These pages of other parts have it:' : '';
      status.textContent = hits.length > 0 ? counted : `No results.${hint}${moved}`;
    } catch (error) {
      status.textContent = error instanceof Error ? error.message : String(error);
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void update();
  });
  for (const control of [query, context, version]) {
    control.addEventListener('input', () => void update());
  }
  void update();
  if (query.value === '') {
    query.focus();
  }
}
