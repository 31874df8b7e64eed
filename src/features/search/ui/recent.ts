import {createStorageSlot} from '@docusaurus/theme-common';

/** Searches of this browser, newest first. They are kept here only and sent nowhere. */

const KEY = 'kw-recent-searches';
const MAX = 5;
/** Longer ones are pasted logs: they are not offered again, and may contain private data. */
const MAX_LENGTH = 80;

/** The last searches; empty if storage is blocked or contains something else. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(createStorageSlot(KEY).get() ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((one): one is string => typeof one === 'string').slice(0, MAX)
      : [];
  } catch {
    return [];
  }
}

/** Stores a search as it was typed, whatever it found; empty and long ones are left out. */
export function rememberSearch(query: string): void {
  const trimmed = query.trim();
  if (trimmed === '' || trimmed.length > MAX_LENGTH) return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== trimmed.toLowerCase());
  createStorageSlot(KEY).set(JSON.stringify([trimmed, ...others].slice(0, MAX)));
}

/** Forgets all of them. */
export function forgetSearches(): void {
  createStorageSlot(KEY).del();
}
