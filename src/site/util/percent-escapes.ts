/** The parts of a router's history that addresses pass through. */
export interface NavigationHistory {
  push: (to: never, state?: never) => void;
  replace: (to: never, state?: never) => void;
}

/**
 * Repairs percent signs that do not begin a valid UTF-8 sequence, so that `decodeURIComponent` accepts the text.
 * Well-formed text is returned unchanged. Each stray `%` becomes `%25`.
 */
export function repairEscapes(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    // Valid sequences stay, so that a valid `%20` next to a bad one keeps its meaning.
    return text.replace(/(?:%[\da-f]{2})+|%/gi, (run) => {
      try {
        decodeURIComponent(run);
        return run;
      } catch {
        return run.replaceAll('%', '%25');
      }
    });
  }
}

/**
 * Repairs a path so that it can be decoded twice: the router decodes it, and the framework (3.8.1,
 * lib/client/preload.js) decodes the result again. A percent sign in a name (`100%25-done`) is no longer escaped by
 * then. If the second decoding would fail, each `%25` becomes `%2525`.
 */
export function repairPath(path: string): string {
  const once = repairEscapes(path);
  try {
    decodeURI(decodeURI(once));
    return once;
  } catch {
    return once.replaceAll('%25', '%2525');
  }
}

function repairTarget<T>(to: T): T {
  if (typeof to === 'string') {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
    return (repairPath(path) + repairEscapes(rest)) as T & string;
  }
  if (typeof to === 'object' && to !== null) {
    const parts = to as {pathname?: unknown; hash?: unknown};
    return {
      ...to,
      ...(typeof parts.pathname === 'string' && {pathname: repairPath(parts.pathname)}),
      ...(typeof parts.hash === 'string' && {hash: repairEscapes(parts.hash)}),
    };
  }
  return to;
}

/** Makes a history repair every address that is pushed or replaced through it. */
export function guardHistory<H extends NavigationHistory>(history: H): H {
  for (const method of ['push', 'replace'] as const) {
    const original = history[method].bind(history);
    history[method] = (to, state) => original(repairTarget(to), state);
  }
  return history;
}
