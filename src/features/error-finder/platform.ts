import type {Command, Platform} from '../../data/known-errors/types.ts';

/** Where Docusaurus keeps the choice of the tab group `platform`. */
const KEY = 'docusaurus.tab.platform';

/** Where users of each platform see messages and type commands. */
const SEEN: Readonly<Record<string, readonly Platform[]>> = {
  ubuntu: ['linux'],
  tarball: ['linux'],
  enterprise: ['linux'],
  macos: ['macos'],
  windows: ['windows', 'wsl'],
};

/** The reader's platforms, or nothing if none was chosen or storage is blocked. */
export function chosenPlatforms(): readonly Platform[] | undefined {
  try {
    return SEEN[localStorage.getItem(KEY) ?? ''];
  } catch {
    return undefined;
  }
}

/**
 * The commands of a step for the reader. A step whose commands are all for other platforms keeps them: they
 * may be for another machine than the reader's.
 */
export function commandsFor(
  commands: readonly Command[],
  platforms: readonly Platform[] | undefined,
): readonly Command[] {
  if (platforms === undefined) return commands;
  const own = commands.filter(
    ({platform}) => platform === undefined || platforms.includes(platform),
  );
  return own.length > 0 ? own : commands;
}
