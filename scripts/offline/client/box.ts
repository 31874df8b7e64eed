// The search box in the navigation bar.
import {CONTEXTS} from '../../../src/features/search/core/scope.ts';
import type {SearchResponse} from '../../../src/features/search/core/types.ts';

import {hitLink} from './hits.ts';
import {contextHere, toRoot, versionHere} from './place.ts';
import {engine} from './script.ts';
import {VERSIONS} from './versions.ts';

const LIMIT = 8;
const LIST = 'kw-suggestions';
const MAX_QUERY = 256;

/** Address of the search page of this folder. */
export function resultsUrl(query: string, context: string, version: string): string {
  const params = new URLSearchParams({q: query});
  if (context !== '') params.set('ctx', context);
  if (version !== '') params.set('version', version);
  return `${toRoot}search.html?${params.toString()}`;
}

function option(content: HTMLAnchorElement, at: number): HTMLElement {
  const item = document.createElement('div');
  item.id = `${LIST}-${String(at)}`;
  item.setAttribute('role', 'option');
  item.setAttribute('aria-selected', 'false');
  content.tabIndex = -1;
  item.append(content);
  return item;
}

/** Suggestions while typing, by keyboard, mouse and touch. */
export function searchBox(form: HTMLFormElement): void {
  const input = form.querySelector('input');
  if (!input) {
    return;
  }
  const version = versionHere(VERSIONS);
  const context = contextHere(version);
  const popup = document.createElement('div');
  popup.className = 'kw-search__popup';
  popup.hidden = true;
  const list = document.createElement('div');
  list.id = LIST;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Suggestions');
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.className = 'kw-search__status';
  popup.append(list, status);
  form.append(popup);
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', LIST);
  input.setAttribute('aria-expanded', 'false');

  let active = -1;
  let asked = 0;
  const options = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const open = (show: boolean): void => {
    popup.hidden = !show;
    input.setAttribute('aria-expanded', String(show));
    if (!show) {
      select(-1);
    }
  };
  const select = (at: number): void => {
    active = at;
    options().forEach((item, number) => {
      item.setAttribute('aria-selected', String(number === at));
      if (number === at) {
        input.setAttribute('aria-activedescendant', item.id);
        item.scrollIntoView({block: 'nearest'});
      }
    });
    if (at < 0) {
      input.removeAttribute('aria-activedescendant');
    }
  };
  const show = (query: string, {hits, total}: SearchResponse): void => {
    const links = hits.map(hitLink);
    if (hits.length > 0) {
      const all = document.createElement('a');
      all.className = 'kw-search__all';
      all.href = resultsUrl(query, context, version);
      all.textContent =
        context === ''
          ? 'See all results'
          : `See all results within ${CONTEXTS.find((name) => name === context) ?? ''}`;
      links.push(all);
    }
    list.replaceChildren(...links.map(option));
    status.textContent =
      hits.length === 0 ? 'No results' : `${String(total)} ${total === 1 ? 'page' : 'pages'} found`;
    open(true);
    select(-1);
  };
  const update = async (): Promise<void> => {
    const query = input.value.trim().slice(0, MAX_QUERY);
    asked += 1;
    const mine = asked;
    if (query === '') {
      open(false);
      return;
    }
    try {
      const search = await engine();
      const response = await search.search(KW_BASE + version, context, query, LIMIT);
      if (mine === asked) {
        show(query, response);
      }
    } catch (error) {
      status.textContent = error instanceof Error ? error.message : String(error);
      open(true);
    }
  };
  input.addEventListener('focus', () => {
    void engine().then(
      (search) => search.fetchIndexes(KW_BASE + version, context),
      () => undefined,
    );
  });
  input.addEventListener('input', () => void update());
  input.addEventListener('keydown', (event) => {
    const count = options().length;
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !popup.hidden && count > 0) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      select(active < 0 && step < 0 ? count - 1 : (active + step + count) % count);
    } else if (event.key === 'Enter') {
      const link = options()[active]?.querySelector('a');
      event.preventDefault();
      window.location.href =
        link?.href ?? resultsUrl(input.value.trim().slice(0, MAX_QUERY), context, version);
    } else if (event.key === 'Escape') {
      if (popup.hidden) {
        input.value = '';
      }
      open(false);
    }
  });
  document.addEventListener('pointerdown', (event) => {
    if (!form.contains(event.target as Node)) {
      open(false);
    }
  });
  form.addEventListener('focusout', (event) => {
    if (event.relatedTarget && !form.contains(event.relatedTarget as Node)) {
      open(false);
    }
  });
  document.addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      input.focus();
      input.select();
    }
  });
}
