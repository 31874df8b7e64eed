import {existsSync} from 'node:fs';
import path from 'node:path';

import {apt, findOrInstall} from './find.ts';

/** An engine besides Chromium that the tests drive. */
export interface BrowserEngine {
  readonly name: string;
  /** Packages of Debian and Ubuntu that contain it. */
  readonly packages: readonly string[];
  /** How to get it elsewhere. */
  readonly elsewhere: string;
  /** Finds everything that is needed to drive it. */
  readonly find: (
    exists?: (file: string) => boolean,
  ) => Readonly<Record<string, string>> | undefined;
}

/** The first file of each list; nothing unless all are there. */
function findAll<Name extends string>(
  places: Readonly<Record<Name, readonly string[]>>,
  exists: (file: string) => boolean,
): Record<Name, string> | undefined {
  const found = Object.entries<readonly string[]>(places).map(
    ([name, files]) => [name, files.find((file) => exists(file))] as const,
  );
  return found.some(([, file]) => file === undefined)
    ? undefined
    : (Object.fromEntries(found) as Record<Name, string>);
}

const inPath = (name: string): string[] =>
  (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name));

/** Firefox, driven over WebDriver BiDi. Debian's ESR first: it is the version that the README names. */
export const firefox = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  elsewhere: 'install Firefox so that the command `firefox` starts it',
  find: (exists: (file: string) => boolean = existsSync) =>
    findAll(
      {
        browser: [
          ...inPath('firefox-esr'),
          ...inPath('firefox'),
          '/Applications/Firefox.app/Contents/MacOS/firefox',
        ],
      },
      exists,
    ),
} satisfies BrowserEngine;

/** WebKitGTK, driven over WebDriver. It needs a display, which Xvfb provides. */
export const webkit = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  elsewhere: 'it is there on Debian and Ubuntu only; CI runs these tests on Ubuntu',
  find: (exists: (file: string) => boolean = existsSync) =>
    findAll(
      {
        driver: inPath('WebKitWebDriver'),
        display: inPath('Xvfb'),
        browser: ['x86_64', 'aarch64'].flatMap((machine) =>
          ['4.1', '4.0', '6.0'].map(
            (version) =>
              `/usr/lib/${machine}-linux-gnu/webkit${version === '6.0' ? 'gtk-6.0' : `2gtk-${version}`}/MiniBrowser`,
          ),
        ),
      },
      exists,
    ),
} satisfies BrowserEngine;

/** A sentence: that tests leave an engine out, and how to get it. */
export const skipped = ({name, packages, elsewhere}: BrowserEngine): string =>
  `${name} is SKIPPED: it was not found. Debian, Ubuntu: sudo apt-get install ${packages.join(' ')}. Elsewhere: ${elsewhere}.`;

/**
 * Looks for an engine, and installs it on Debian and Ubuntu as root.
 *
 * @param install how to install packages on this machine; a parameter for the tests
 * @returns a sentence: where it is, or that it is skipped and how to get it
 */
export function ensureEngine(engine: BrowserEngine, install = apt): string {
  const found = findOrInstall(() => engine.find(), [install(engine.packages)]);
  return found ? `${engine.name}: ${found.browser ?? ''}` : skipped(engine);
}
