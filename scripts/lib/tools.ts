/** What of a page's HTML only a page has that uses a tool for readers. */
const USES: readonly RegExp[] = [
  // Values and checklist: src/features/page-tools/plugin.
  /aria-label="Tools for this page"/,
  // Tabs of the reader's setup, and the choice on the home page: src/features/setup.
  /\bkw-tabs\b/,
  /\bkw-platforms\b/,
  // What changed: the link at the end of a page, the banner of an old release, the comparisons themselves.
  /\bkw-what-changed\b/,
  /aria-label="Older release"/,
  /<h1[^>]*>What changed[:,]/,
  // Which error is this? Will it fit?
  /<section[^>]* aria-label="(?:Find the error|Will it fit)"/,
];

/**
 * Whether a page uses one of the readers' tools.
 *
 * @param html the built page
 */
export function usesTool(html: string): boolean {
  return USES.some((pattern) => pattern.test(html));
}
