import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

import {chromium} from '@playwright/test';

/**
 * Where packages of the operating system install Chromium, Chrome and Edge. The headless shell comes first: it is
 * Chromium without the window around pages, which is what Playwright itself installs, and opens a page in two thirds
 * of the time.
 */
export const SYSTEM_BROWSERS: readonly string[] = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    return folder === undefined
      ? []
      : [
          path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
          path.join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
        ];
  }),
];

/** Chooses the browser for the tests: Playwright's own if it is installed, else one of the system's. */
export function findBrowser(exists: (file: string) => boolean = existsSync): string | undefined {
  return [chromium.executablePath(), ...SYSTEM_BROWSERS].find((file) => exists(file));
}

/** As root, which containers run as, Chromium starts only without its sandbox. */
export const sandboxArgs = (): string[] => (process.getuid?.() === 0 ? ['--no-sandbox'] : []);

/** One way to install something on this machine. */
interface Installation {
  readonly name: string;
  readonly possible: boolean;
  readonly run: () => void;
}

const call = (command: string, args: readonly string[]): void => {
  execFileSync(command, args, {
    stdio: 'inherit',
    timeout: 600_000,
    shell: process.platform === 'win32',
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  });
};

/** Packages of Debian and Ubuntu. */
export const apt = (packages: readonly string[]): Installation => ({
  name: `apt-get install ${packages.join(' ')}`,
  possible: existsSync('/etc/debian_version') && process.getuid?.() === 0,
  run() {
    call('apt-get', ['update', '-qq']);
    call('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  },
});

const INSTALLATIONS: readonly Installation[] = [
  apt(['chromium-headless-shell']),
  apt(['chromium']),
  {
    name: 'npx playwright install chromium',
    possible: true,
    run: () => call('npx', ['playwright', 'install', 'chromium']),
  },
];

/** Looks for something, and tries to install it until it is there; undefined if nothing helped. */
export function findOrInstall<T>(
  find: () => T | undefined,
  installations: readonly Installation[],
): T | undefined {
  let found = find();
  for (const {name, run} of installations.filter(({possible}) => possible)) {
    if (found !== undefined) break;
    console.log(`A browser is missing. Trying "${name}" …`);
    try {
      run();
    } catch (error) {
      console.log(`It failed: ${error instanceof Error ? error.message : String(error)}`);
    }
    found = find();
  }
  return found;
}

/**
 * Makes sure that there is a browser, installing one if need be.
 *
 * @param installations ways to install one, in order; a parameter for the tests
 * @throws Error that says what to do if none of them worked
 */
export function ensureBrowser(installations = INSTALLATIONS, find = () => findBrowser()): string {
  const found = findOrInstall(find, installations);
  if (found !== undefined) return found;
  throw new Error(
    'The browser tests need Chromium, Chrome or Edge and none could be found or installed. ' +
      "Install one with your system's package manager (Debian, Ubuntu: sudo apt-get install chromium) " +
      'or run "npx playwright install chromium", then run the tests again.',
  );
}
