import {existsSync, readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {faults} from '../index.ts';

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
  [...markdown.matchAll(/\]\((\/[^)]+)\)/g)].map(([, to = '']) => to);

describe('faults', () => {
  it('have ids of their own', () => {
    const ids = faults.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(faults.map((fault) => [fault.id, fault] as const))(
    '%s leads to sections that exist',
    (_, fault) => {
      for (const to of [fault.page, ...links(fault.cause), ...links(fault.fix)]) {
        const [route = '', hash] = to.split('#');
        const mdx = source(route);
        expect(mdx, to).toBeDefined();
        if (hash !== undefined) expect(anchors(mdx ?? ''), to).toContain(hash);
      }
    },
  );

  it.each(faults.map((fault) => [fault.id, fault] as const))('%s can be found', (_, fault) => {
    expect(Math.max(...fault.signals.map(({weight}) => weight))).toBeGreaterThanOrEqual(50);
    for (const {phrases} of fault.signals) {
      expect(phrases.length).toBeGreaterThan(0);
      expect(phrases.every((phrase) => phrase.trim().length >= 3 || phrases.length > 1)).toBe(true);
    }
  });
});
