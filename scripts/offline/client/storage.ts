/** Keeps a choice where the browser allows it: some forbid storage to pages from the file system. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice lasts as long as the page.
  }
}

/** Reads a kept choice. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export const THEME = 'theme';
export const DISMISSED = 'docusaurus.announcement.dismiss';
export const ANNOUNCEMENT = 'docusaurus.announcement.id';
