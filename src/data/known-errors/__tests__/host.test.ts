import {existsSync, readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {hostErrors} from '../host.ts';
import type {Command, KnownError, Pattern, Step} from '../types.ts';

const byId = new Map(hostErrors.map((error) => [error.id, error]));
const table = hostErrors.map((error) => [error.id, error] as const);

function steps(error: KnownError): Step[] {
  return [...error.steps, error.verify];
}

function commands(error: KnownError): Command[] {
  return steps(error).flatMap((step) => step.commands ?? []);
}

/** All of the phrases in this order in one line, as the types describe it. */
function inLine(line: string, pattern: Pattern): boolean {
  const fold = (text: string): string => (pattern.code === true ? text : text.toLowerCase());
  const text = fold(line);
  if (pattern.unless?.some((phrase) => text.includes(fold(phrase))) === true) return false;
  let from = 0;
  for (const [index, phrase] of pattern.phrases.entries()) {
    const at = text.indexOf(fold(phrase), from);
    if (at === -1 || (index > 0 && at - from > 400)) return false;
    const end = at + phrase.length;
    if (pattern.code === true && /\w/.test((text[at - 1] ?? '') + (text[end] ?? ''))) return false;
    from = end;
  }
  return true;
}

function matches(log: string, pattern: Pattern): boolean {
  if (pattern.alone === true && log.trim() !== pattern.specific) return false;
  const lines = log.split('\n');
  return lines.some((line, index) => {
    if (!inLine(line, pattern)) return false;
    if (pattern.near === undefined) return true;
    const {phrase, lines: distance} = pattern.near;
    return lines
      .slice(Math.max(0, index - distance), index + distance + 1)
      .some((other) => other.toLowerCase().includes(phrase.toLowerCase()));
  });
}

function proves(log: string, error: KnownError): boolean {
  return error.messages.some((pattern) => pattern.kind !== 'hint' && matches(log, pattern));
}

/** The source of a page of the latest docs, by its site path. */
function source(route: string): string | undefined {
  const path = route === '/' ? '/intro' : route;
  const base = path.startsWith('/sdk/') ? path.slice(1) : `docs${path}`;
  const file = [`${base}.mdx`, `${base}/index.mdx`].find((candidate) => existsSync(candidate));
  return file === undefined ? undefined : readFileSync(file, 'utf8');
}

function anchors(mdx: string): string[] {
  return [...mdx.matchAll(/^#{2,4} (.+?)(?: \{#([^}]+)\})?$/gm)].map(
    ([, text = '', id]) =>
      id ??
      text
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
  );
}

const links = (markdown: string): string[] =>
  [...markdown.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to = '']) => to);

describe('known errors of the host and the platform', () => {
  it('have an id of their own', () => {
    const ids = hostErrors.map(({id}) => id);
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
    expect(twice, 'two entries share an id: rename one of them').toEqual([]);
    expect(hostErrors.length).toBeGreaterThanOrEqual(80);
  });

  it.each(table)('%s has a short address', (id) => {
    expect(id).toMatch(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/);
    expect(id.length).toBeLessThanOrEqual(40);
  });

  it.each(table)('%s names its sources', (_, error) => {
    for (const {title, url} of error.sources) {
      expect(title.length).toBeGreaterThan(3);
      expect(url).toMatch(error.kamiwaza ? /^(?:https:\/\/|\/)/ : /^https:\/\//);
    }
    const own = error.sources.some(({url}) => url.startsWith('/'));
    expect(own, 'only statements about Kamiwaza have a page of this site as source').toBe(
      error.kamiwaza,
    );
  });

  it.each(table)('%s has one command in each block', (_, error) => {
    for (const {language, code} of commands(error)) {
      expect(language).toMatch(/^(?:bash|powershell|python|json|yaml|ini|toml)$/);
      expect(code.trim()).toBe(code.trimEnd());
      expect(code).not.toMatch(/^\s*[$>#] /m);
      if (language === 'json') expect(() => JSON.parse(code) as unknown).not.toThrow();
      if (language === 'bash' || language === 'powershell') {
        const lines = code.split('\n').filter((line) => !line.endsWith('\\'));
        expect(lines, code).toHaveLength(1);
      }
    }
  });

  it.each(table)('%s has patterns with a specific part', (_, error) => {
    for (const pattern of error.messages) {
      expect(pattern.phrases).toContain(pattern.specific);
      if (pattern.code === true || pattern.kind === 'hint') continue;
      expect(pattern.specific.length, pattern.specific).toBeGreaterThanOrEqual(8);
    }
    expect(error.messages.some(({kind}) => kind === 'message')).toBe(true);
  });

  it.each(table)('%s recognizes its own sample', (_, error) => {
    const phrases = error.messages.map((pattern) => pattern.phrases.join(' … '));
    expect(
      proves(error.sample, error),
      `the sample matches none of these messages:\n${phrases.join('\n')}`,
    ).toBe(true);
  });

  it.each(table)('%s can have every pattern met', (_, error) => {
    for (const pattern of error.messages) {
      const line = pattern.phrases.join(' ');
      expect(matches(`${line}\n${pattern.near?.phrase ?? ''}`, pattern), line).toBe(true);
    }
  });

  it.each(table)('%s is not found in a log without its message', (_, error) => {
    const healthy = [
      'INFO 06-02 08:14:11 Application startup complete. OOM counter = 0',
      'INFO: 127.0.0.1:51100 - "POST /v1/chat/completions HTTP/1.1" 200 OK',
      'prompt tokens 401, Unauthorized=0, errors=0, status: DEPLOYED',
      'Connection refused count 0, timeouts 0, CUDA_ERROR_COUNT 0',
    ].join('\n');
    expect(proves(healthy, error)).toBe(false);
  });

  it.each(table)('%s follows only what it comes after', (id, error) => {
    expect(error.follows ?? []).not.toContain(id);
    for (const cause of error.follows ?? []) {
      expect(byId.get(cause)?.follows ?? [], cause).not.toContain(id);
      // Entries of the engines and the GPU are in other modules.
      if (/^(?:docker|wsl|apt|dpkg|http|tls|disk|kernel|kamiwaza|sdk|milvus|etcd)-/.test(cause)) {
        expect([...byId.keys()]).toContain(cause);
      }
    }
  });

  it.each(table)('%s does not contradict itself', (_, error) => {
    const advice = steps(error)
      .flatMap((step) => [step.text, ...(step.commands ?? []).map(({code}) => code)])
      .join('\n');
    for (const wrong of error.contradicts ?? []) expect(advice).not.toContain(wrong);
  });

  it.each(table)('%s leads to sections that exist', (_, error) => {
    const targets = [
      error.page ?? [],
      error.sources.map(({url}) => url).filter((url) => url.startsWith('/')),
      links(error.cause),
      steps(error).flatMap(({text}) => links(text)),
    ].flat();
    for (const to of targets) {
      const [route = '', hash] = to.split('#');
      const mdx = source(route === '' ? '/' : route);
      expect(mdx, to).toBeDefined();
      if (hash !== undefined) expect(anchors(mdx ?? ''), to).toContain(hash);
    }
  });
});
