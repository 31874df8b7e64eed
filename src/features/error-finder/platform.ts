import type {Command, CommandLanguage, Platform} from '../../data/known-errors/types.ts';
import {labelOf, type SetupPlatform, valuesOf} from '../../data/setup.ts';

const PLATFORM_NAMES: Readonly<Record<Platform, string>> = {
  linux: 'Linux',
  macos: 'macOS',
  windows: 'Windows',
  wsl: 'WSL',
};

/** Where readers of each setup see messages and type commands. */
const SEEN: Readonly<Record<string, readonly Platform[]>> = {
  ubuntu: ['linux'],
  tarball: ['linux'],
  enterprise: ['linux'],
  macos: ['macos'],
  windows: ['windows', 'wsl'],
} satisfies Readonly<Record<SetupPlatform, readonly Platform[]>>;

/** Whether a command names a platform, and it is one of this setup. */
function isOwn({platform, method}: Command, setup: string): boolean {
  if (platform === undefined || SEEN[setup]?.includes(platform) !== true) return false;
  return method === undefined || method === setup;
}

/**
 * The commands of a step for the reader. A step whose commands are all for other setups keeps them: they may
 * be for another machine than the reader's.
 */
export function commandsFor(
  commands: readonly Command[],
  setup: string | undefined,
): readonly Command[] {
  if (setup === undefined) return commands;
  const own = commands.filter((command) => command.platform === undefined || isOwn(command, setup));
  return own.length > 0 ? own : commands;
}

/** The commands of a step by setup, where they differ. Nothing if all setups get the same commands. */
export function bySetup(commands: readonly Command[]): {setup: string; commands: Command[]}[] {
  const special = commands.filter(({platform}) => platform !== undefined);
  if (new Set(special.map(({code}) => code)).size < 2) return [];
  const setups = valuesOf('platform')
    .map((setup) => ({setup, commands: special.filter((command) => isOwn(command, setup))}))
    .filter(({commands: own}) => own.length > 0);
  const different = new Set(setups.map(({commands: own}) => own.map(({code}) => code).join('\n')));
  return different.size > 1 ? setups : [];
}

/** A command, with the platforms that it is for. */
interface NamedCommand {
  readonly code: string;
  readonly language: CommandLanguage;
  /** What readers call the platforms, and on Linux the way of installing; empty for a command for all. */
  readonly names: readonly string[];
  /** Platforms that it is for whatever the way of installing. */
  readonly platforms: readonly Platform[];
}

/** The different commands of a step, each once. */
export function distinct(commands: readonly Command[]): NamedCommand[] {
  const languages = new Map(commands.map(({code, language}) => [code, language]));
  return [...languages].map(([code, language]) => {
    const same = commands.filter((command) => command.code === code);
    return {
      code,
      language,
      names: same.flatMap(({platform, method = ''}) =>
        platform === undefined ? [] : (labelOf('platform', method) ?? PLATFORM_NAMES[platform]),
      ),
      platforms: same.flatMap(({platform, method}) =>
        platform === undefined || method !== undefined ? [] : platform,
      ),
    };
  });
}
