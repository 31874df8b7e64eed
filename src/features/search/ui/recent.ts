/** Searches of this browser, newest first. They are kept here only and sent nowhere. */

const KEY = 'kw-recent-searches';
const MAX = 5;
/** Longer ones are pasted logs: they are not offered again, and may contain private data. */
const MAX_LENGTH = 80;

/** The last searches; empty if storage is blocked or contains something else. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((one): one is string => typeof one === 'string').slice(0, MAX)
      : [];
  } catch {
    return [];
  }
}

/**
 * Stores a search, whatever it found.
 *
 * @param query as typed; empty and long ones are left out
 */
export function rememberSearch(query: string): void {
  const trimmed = query.trim();
  if (trimmed === '' || trimmed.length > MAX_LENGTH) return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== trimmed.toLowerCase());
  try {
    localStorage.setItem(KEY, JSON.stringify([trimmed, ...others].slice(0, MAX)));
  } catch {
    // Storage is blocked or full: there are no recent searches then.
  }
}

/** Forgets all of them. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There was nothing to forget.
  }
}
