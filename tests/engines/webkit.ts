import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';

import {webkit} from '../../scripts/browser/engines.ts';
import {freePort} from '../../scripts/browser/port.ts';

import {type Browser, TIMEOUT} from './browser.ts';

/** Name of an element's id in WebDriver's answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** Characters that represent keys, https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const CODES = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  Control: '\uE009',
} as const;

type Answer = Readonly<Record<string, unknown>>;

/** An invisible display; WebKitGTK has no headless mode. */
async function startDisplay(command: string): Promise<{process: ChildProcess; name: string}> {
  const process = spawn(
    command,
    ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const [number] = (await once(process.stdout, 'data')) as [Buffer];
  return {process, name: `:${number.toString().trim()}`};
}

/**
 * Starts WebKitGTK's small browser in a display of its own, driven over WebDriver.
 *
 * @throws Error when it is not installed or does not start
 */
export async function startWebKit(): Promise<Browser> {
  const found = webkit.find();
  if (!found) throw new Error('WebKit was not found');
  const display = await startDisplay(found.display);
  const port = freePort();
  const driver = spawn(found.driver, ['-p', String(port), '--host=127.0.0.1'], {
    stdio: 'ignore',
    // Without a graphics card, putting layers together on the CPU takes a third of the time.
    env: {...process.env, DISPLAY: display.name, WEBKIT_DISABLE_COMPOSITING_MODE: '1'},
  });

  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
      method,
      // A call may hang; then the test ends with a message instead of a timeout.
      signal: AbortSignal.timeout(120_000),
      ...(body && {body: JSON.stringify(body)}),
    });
    const {value} = (await response.json()) as {value: unknown};
    if (!response.ok) throw new Error(`WebDriver ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const started = async (): Promise<Answer> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return (await call('GET', '/status')) as Answer;
      } catch (error) {
        if (tries > 200) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  };
  await started();
  const session = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        timeouts: {script: 60_000, pageLoad: 60_000, implicit: 0},
        'webkitgtk:browserOptions': {binary: found.browser, args: ['--automation']},
      },
    },
  })) as {sessionId: string; capabilities: Answer};
  const ask = (method: string, path: string, body?: object): Promise<unknown> =>
    call(method, `/session/${session.sessionId}${path}`, body);
  const keys = (...codes: readonly string[]): Promise<unknown> =>
    ask('POST', '/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            ...codes.map((value) => ({type: 'keyDown', value})),
            ...[...codes].reverse().map((value) => ({type: 'keyUp', value})),
          ],
        },
      ],
    });
  let width = 0;
  const resize = async (wide: number): Promise<void> => {
    if (wide !== width) await ask('POST', '/window/rect', {x: 0, y: 0, width: wide, height: 900});
    width = wide;
  };
  return {
    version: `WebKitGTK ${String(session.capabilities.browserVersion)}`,
    narrow: 447,
    async open(address, wide) {
      await resize(wide);
      await ask('POST', '/url', {url: address});
    },
    resize,
    run: (async (inPage: unknown, ...parameters: readonly unknown[]) => {
      const answer = (await ask('POST', '/execute/async', {
        script: `const done = arguments[arguments.length - 1];
Promise.resolve().then(() => (${String(inPage)})(...Array.from(arguments).slice(0, -1)))
  .then((result) => done({result}), (error) => done({error: String(error)}));`,
        args: parameters,
      })) as {result?: unknown; error?: string};
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.result;
    }) as Browser['run'],
    async click(selector) {
      // Waits for elements that do not exist yet or still move into view.
      const end = Date.now() + TIMEOUT;
      for (;;) {
        try {
          const element = (await ask('POST', '/element', {
            using: 'css selector',
            value: selector,
          })) as Record<string, string>;
          await ask('POST', `/element/${element[ELEMENT] ?? ''}/click`, {});
          return;
        } catch (error) {
          if (Date.now() > end) throw error;
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }
    },
    async type(text) {
      for (const character of text) await keys(character);
    },
    async press(key, control = false) {
      const code = key in CODES ? CODES[key as keyof typeof CODES] : key;
      await (control ? keys(CODES.Control, code) : keys(code));
    },
    pdf: () => Promise.resolve(undefined),
    async close() {
      await ask('DELETE', '').catch(() => undefined);
      for (const child of [driver, display.process]) {
        child.kill();
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      }
    },
  };
}
