import {type SetupPlatform, type SetupGroup, valuesOf} from '../../data/setup.ts';

/** What is known about the reader when a page opens. */
export interface Known {
  /** Value of the group in the address; null when the address does not name the group. */
  readonly asked: string | null;
  /** Value stored in this browser; null if there is none. */
  readonly stored: string | null;
  /** `navigator.userAgent`. */
  readonly userAgent: string;
}

/** The value that a page shows first, if any, and whether the reader has chosen it. */
export interface Choice {
  readonly value: string | undefined;
  /** False for a guess. */
  readonly chosen: boolean;
}

/** Order matters: Android calls itself Linux. An iPad calls itself a Mac unless it asks for mobile pages. */
export const GUESSES: readonly (readonly [RegExp, SetupPlatform | undefined])[] = [
  [/Android|iPhone|iPad|CrOS/, undefined],
  [/Windows/, 'windows'],
  [/Mac OS X/, 'macos'],
  [/Linux/, 'ubuntu'],
];

/**
 * The platform that a browser probably runs on; undefined for a phone, which says nothing about where Kamiwaza runs.
 */
export function guessPlatform(userAgent: string): SetupPlatform | undefined {
  return GUESSES.find(([pattern]) => pattern.test(userAgent))?.[1];
}

/**
 * The value of a group that counts: from the address, else from this browser, else (platform only) a guess. A
 * value that the group does not have is ignored, as Docusaurus does; an unknown one in the address also hides
 * the stored one.
 */
export function choiceOf(group: SetupGroup, {asked, stored, userAgent}: Known): Choice {
  const value = asked ?? stored;
  if (value !== null && valuesOf(group).includes(value)) return {value, chosen: true};
  return {value: group === 'platform' ? guessPlatform(userAgent) : undefined, chosen: false};
}

/**
 * The values for which a panel is shown: its own, and for the first panel also those that have no panel here. The
 * class `kw-for-none` is for readers without a choice.
 */
export function shownFor(group: SetupGroup, panels: readonly string[], at: number): string {
  const own = panels[at] ?? '';
  const others =
    at === 0 ? [...valuesOf(group).filter((value) => !panels.includes(value)), 'none'] : [];
  return [`kw-for-${group}`, ...[own, ...others].map((value) => `kw-for-${value}`)].join(' ');
}
