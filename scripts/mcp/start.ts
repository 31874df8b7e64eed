import {spawn} from 'node:child_process';

/** A running MCP server. */
export interface RunningServer {
  /** Where it answers, such as `http://127.0.0.1:41234/mcp`. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** How the server is started. */
export interface StartOptions {
  readonly cwd: string;
  /** Its environment; by default the one of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /** Milliseconds until it must have named its address. */
  readonly limit?: number;
}

/**
 * Starts the bundled MCP server with HTTP on a free port of the loopback.
 *
 * @param args for Node.js: its own options, the server's file, further options of the server
 * @throws Error with what the server said, if it ends or names no address in time
 */
export async function startServer(
  args: readonly string[],
  {cwd, env = process.env, limit = 30_000}: StartOptions,
): Promise<RunningServer> {
  const server = spawn(process.execPath, [...args, '--http', '--port', '0'], {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<string>((resolve) => {
    server.once('error', ({message}) => resolve(message));
    server.once('exit', (code, signal) => resolve(`it ended with ${String(signal ?? code)}`));
  });
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
  };
  let said = '';
  let timer: NodeJS.Timeout | undefined;
  const address = new Promise<string>((resolve) => {
    server.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /listens at (http:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no address after ${String(limit)} ms`), limit);
  });
  const failed = async (why: Promise<string>): Promise<never> => {
    throw new Error(`The server did not start: ${await why}. ${said}`.trim());
  };
  try {
    return {address: await Promise.race([address, failed(ended), failed(late)]), stop};
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
