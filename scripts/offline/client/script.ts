import type {SearchEngine} from '../../../src/features/search/core/engine.ts';

import {toRoot} from './place.ts';

declare global {
  interface Window {
    kwIndex: (name: string, json: string) => void;
    kwSearch?: Pick<SearchEngine, 'search' | 'fetchIndexes'>;
  }
}

const loading = new Map<string, Promise<void>>();

/**
 * Loads a script of the edition, once.
 *
 * @param file its file, relative to the edition's folder
 */
export function loadScript(file: string): Promise<void> {
  const known = loading.get(file);
  if (known) {
    return known;
  }
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = toRoot + file;
    script.onload = () => {
      resolve();
    };
    script.onerror = () => {
      loading.delete(file);
      script.remove();
      reject(new Error(`${file} could not be read. Is the folder unpacked as a whole?`));
    };
    document.head.append(script);
  });
  loading.set(file, promise);
  return promise;
}

/** The search engine, loaded on first use. */
export async function engine(): Promise<NonNullable<Window['kwSearch']>> {
  await loadScript('assets/engine.js');
  if (!window.kwSearch) {
    throw new Error('assets/engine.js is not what it should be.');
  }
  return window.kwSearch;
}
