/** Runs in the page. It may use only its parameters. */
export type InPage<Parameters extends readonly unknown[], Result> = (
  ...parameters: Parameters
) => Result | Promise<Result>;

/** Keys that are not characters. */
export const KEYS = ['Enter', 'Escape', 'Tab', 'ArrowDown', 'Control'] as const;
export type Key = (typeof KEYS)[number];

/** A browser with one window, driven from outside. */
export interface Browser {
  /** Name and version as the browser gives it. */
  readonly version: string;
  /** The narrowest window it can have, in CSS pixels. */
  readonly narrow: number;
  /** Loads an address in a window of the width and waits for the end of loading. */
  open: (address: string, width: number) => Promise<void>;
  /** Makes the window as wide as this, without loading the page again. */
  resize: (width: number) => Promise<void>;
  /** Calls a function in the page. */
  run: <Parameters extends readonly unknown[], Result>(
    inPage: InPage<Parameters, Result>,
    ...parameters: Parameters
  ) => Promise<Awaited<Result>>;
  /** Clicks the first element that the selector finds, as a reader does. */
  click: (selector: string) => Promise<void>;
  /** Types text into what has the focus. */
  type: (text: string) => Promise<void>;
  /** Presses a key, with Control if asked. */
  press: (key: Key | 'k' | 'v', control?: boolean) => Promise<void>;
  /** The page as a PDF; undefined if the driver cannot print. */
  pdf: () => Promise<Uint8Array | undefined>;
  close: () => Promise<void>;
}

/** Longest wait for anything, in milliseconds: a busy machine is slow, and each fault takes this long. */
export const TIMEOUT = 20_000;

/**
 * Waits until a function in the page returns something true. It returns plain data: an element means nothing here.
 *
 * @param browser the browser
 * @param what what to wait for, for the message
 * @param inPage asks the page
 * @throws Error when it does not happen
 */
export async function until<Parameters extends readonly unknown[], Result>(
  browser: Browser,
  what: string,
  inPage: InPage<Parameters, Result>,
  ...parameters: Parameters
): Promise<NonNullable<Awaited<Result>>> {
  const end = Date.now() + TIMEOUT;
  for (;;) {
    // While a page is being replaced, calls fail.
    const result = await browser.run(inPage, ...parameters).catch((error: unknown) => {
      if (Date.now() > end) throw error;
      return undefined;
    });
    if (result) return result;
    if (Date.now() > end) throw new Error(`Timed out waiting for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
