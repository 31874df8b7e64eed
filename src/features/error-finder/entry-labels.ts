import type {Platform} from '../../data/known-errors/types.ts';

/** What a reader calls the platforms. */
export const PLATFORM_NAMES: Readonly<Record<Platform, string>> = {
  linux: 'Linux',
  macos: 'macOS',
  windows: 'Windows',
  wsl: 'WSL',
};
