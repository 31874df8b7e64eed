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

/** As root, which containers run as, Chromium starts without its sandbox only. */
export const sandboxArgs = (): string[] => (process.getuid?.() === 0 ? ['--no-sandbox'] : []);

/** One way to install a browser on this machine. */
interface Installation {
  readonly name: string;
  readonly possible: boolean;
  readonly run: () => void;
}

const call = (command: string, args: readonly string[]): void => {
  execFileSync(command, args, {
    stdio: 'inherit',
    timeout: 600_000,
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  });
};

/** Whether {@link aptInstall} works on this machine. */
export const canAptInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs packages of Debian or Ubuntu. */
export function aptInstall(packages: readonly string[]): void {
  call('apt-get', ['update', '-qq']);
  call('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

const INSTALLATIONS: readonly Installation[] = [
  ...['chromium-headless-shell', 'chromium'].map((name) => ({
    name: `Debian's package (apt-get install ${name})`,
    possible: canAptInstall,
    run() {
      aptInstall([name]);
    },
  })),
  {
    name: "Playwright's download",
    possible: true,
    run() {
      call('npx', ['playwright', 'install', 'chromium']);
    },
  },
];

/**
 * Makes sure that there is a browser, installing one if need be.
 *
 * @param installations ways to install one, in order; a parameter for the tests
 * @throws Error that says what to do if none of them worked
 */
export function ensureBrowser(
  installations: readonly Installation[] = INSTALLATIONS,
  find: () => string | undefined = findBrowser,
): string {
  const present = find();
  if (present !== undefined) {
    return present;
  }
  for (const installation of installations.filter(({possible}) => possible)) {
    console.log(`No browser found. Trying ${installation.name} …`);
    try {
      installation.run();
    } catch (error) {
      console.log(
        `${installation.name} failed: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    const installed = find();
    if (installed !== undefined) {
      return installed;
    }
  }
  throw new Error(
    'The browser tests need Chromium, Chrome or Edge and none could be found or installed. ' +
      "Install one with your system's package manager (Debian, Ubuntu: sudo apt-get install chromium) " +
      'or run "npx playwright install chromium", then run the tests again.',
  );
}
