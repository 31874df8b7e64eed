import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {FROZEN, LATEST} from '../../../src/data/releases.ts';
import {ports, rangesFor, rangesOf, strangePorts} from '../ports.ts';
import {fixtureSite, run, runOn, site} from './support.ts';

describe('ports', () => {
  it('rejects ports and ranges that the data do not have, on pages and in drawings', async () => {
    const found = await run(ports, fixtureSite('ports'));
    expect(found.map((line) => /^(\S+:\d+): port (\S+) is not in/.exec(line)?.slice(1))).toEqual([
      ['docs/page.mdx:3', '444'],
      ['docs/page.mdx:3', '7778'],
      ['docs/page.mdx:6', '7778'],
      ['docs/page.mdx:6', '51200–51299'],
      ['docs/page.mdx:6', '7779'],
      ['docs/page.mdx:6', '61100–61199'],
      ['docs/page.mdx:8', '445'],
      ['docs/page.mdx:8', '7780'],
      ['docs/page.mdx:8', '7781'],
      ['docs/page.mdx:11', '446'],
      ['docs/page.mdx:12', '447'],
      ['docs/page.mdx:18', '448'],
      ['docs/page.mdx:20', '449'],
      ['docs/page.mdx:29', '12380'],
      ['src/features/diagrams/api.dot:3', '7778'],
      ['src/features/diagrams/api.dot:4', '7779'],
      ['src/features/diagrams/api.dot:6', '51200–51299'],
      ['src/features/diagrams/api.dot:6', '61100–61199'],
    ]);
    expect(found[0]).toBe(
      `docs/page.mdx:3: port 444 is not in src/data/product/${LATEST}/ports.ts. Correct one of them; for a port of another program, give the reason in scripts/check/allowlist.ts.`,
    );
  });

  it.each(['It blocks 7783.', 'At `127.0.0.1:7783`.', 'At `[::1]:7783`.', 'It uses 7783/udp.'])(
    'rejects "%s" on pages of the docs and the SDK',
    async (text) => {
      const found = [expect.stringContaining(':1: port 7783 is not in')];
      expect(await runOn(ports, text)).toEqual(found);
      expect(await runOn(ports, text, 'sdk/services/a.mdx')).toEqual(found);
      expect(await runOn(ports, text, 'versioned_docs/version-0.3.2/a.mdx')).toEqual([]);
    },
  );

  it('rejects ports of shared data and known errors', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'ports-'));
    try {
      const data = `src/data/product/${LATEST}`;
      for (const folder of [data, 'src/data/known-errors', 'src/features/diagrams']) {
        mkdirSync(path.join(root, folder), {recursive: true});
      }
      writeFileSync(path.join(root, data, 'a.ts'), "'Open port 7783.'");
      writeFileSync(path.join(root, 'src/data/known-errors/b.ts'), "'curl localhost:7784'");
      expect(await run(ports, {root, pages: []})).toEqual([
        expect.stringContaining(`${data}/a.ts:1: port 7783 is not in`),
        expect.stringContaining('src/data/known-errors/b.ts:1: port 7784 is not in'),
      ]);
    } finally {
      rmSync(root, {recursive: true});
    }
  });

  it.each([
    ['docs/release-notes/0-5-0.mdx', [LATEST, ...FROZEN]],
    ['docs/installation/what-changed-since-0-3-2.mdx', [LATEST, ...FROZEN]],
    ['docs/release-notes/index.mdx', [LATEST]],
    ['docs/operate/ports-and-firewall.mdx', [LATEST]],
  ])('compares %s with the ports of %s', (file, releases) => {
    const asked: string[] = [];
    rangesFor(file, (release) => {
      asked.push(release);
      return [];
    });
    expect(asked).toEqual(releases);
  });

  it.each([443, 7777])('names each line that says %d if the data say something else', (port) => {
    const moved = rangesOf(LATEST).map(({from, to}) =>
      from === port ? {from: 60001, to: 60001} : {from, to},
    );
    const pages = site.pages.filter(({set}) => set === 'docs' || set === 'sdk');
    expect(
      pages.flatMap(({lines}) => lines.filter((text) => text.includes(`${port}`))),
    ).not.toEqual([]);
    const found = new Set(
      pages.flatMap((page) => strangePorts(page, moved).map(({file, line}) => `${file}:${line}`)),
    );
    const missed = pages.flatMap(({file, lines}) =>
      lines.flatMap((text, at) => {
        const place = `${file}:${at + 1}`;
        return new RegExp(`\\b${port}\\b`).test(text) && !found.has(place) ? [place] : [];
      }),
    );
    expect(missed).toEqual([]);
  });

  it('names the pages with the range of model ports, and ports of it, if the data say something else', () => {
    const moved = rangesOf(LATEST).map(({from, to}) =>
      from === 51100 ? {from: 51200, to: 51299} : {from, to},
    );
    const found = site.pages.flatMap((page) => strangePorts(page, moved));
    expect(found).toContainEqual(
      expect.objectContaining({
        file: 'docs/models/deployment.mdx',
        message: expect.stringContaining('port 51100–51199 is not in') as string,
      }),
    );
    expect(found.some(({message}) => message.startsWith('port 51127 '))).toBe(true);
  });
});
