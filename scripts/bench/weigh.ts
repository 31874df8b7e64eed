import {gzipSync} from 'node:zlib';

import type {Browser} from '@playwright/test';

/** What one page costs a first visitor, in bytes as gzip sends them; `total` is everything before prefetch. */
export type Weight = Readonly<
  Record<'html' | 'css' | 'js' | 'other' | 'total' | 'requests' | 'prefetch', number>
>;

/** Goals for what a page costs; only growth against the baseline fails. */
type Budget = Partial<Weight>;

const PAGE: Budget = {html: 12_000, css: 16_000, js: 115_000, total: 150_000, requests: 25};
const REFERENCE: Budget = {...PAGE, html: 30_000, total: 170_000};

/** One page of each kind, and what it may cost. */
export const KINDS: readonly {kind: string; route: string; budget: Budget}[] = [
  {kind: 'home', route: '', budget: PAGE},
  {kind: 'doc with tables', route: 'installation/system_requirements', budget: PAGE},
  {kind: 'doc with diagram', route: 'architecture/overview', budget: PAGE},
  {kind: 'SDK guide', route: 'sdk/services/serving', budget: PAGE},
  {kind: 'SDK reference', route: 'sdk/current/services/models', budget: REFERENCE},
  {kind: 'blog list', route: 'blog', budget: PAGE},
  {
    kind: 'post',
    route: 'blog/2025/01/13/agentic-computing-is-here-just-not-evenly-distributed',
    budget: PAGE,
  },
  {kind: 'search', route: 'search', budget: PAGE},
];

const TEXT = /(?:html|css|javascript|json|xml|svg|text)/;

const gzipped = (body: Buffer): number => gzipSync(body, {level: 6}).length;

/**
 * Opens an address as a new visitor and collects everything it fetches until the network is idle: types and bytes
 * (gzip for text) of the responses, and the addresses that were prefetched for links in view.
 */
async function firstLoad(browser: Browser, url: string) {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    const page = await context.newPage();
    const answers: {type: string; bytes: number}[] = [];
    const ahead = new Set<string>();
    const reading: Promise<void>[] = [];
    page.on('response', (response) => {
      reading.push(
        (async () => {
          const headers = await response.request().allHeaders();
          if (/prefetch/.test(headers['sec-purpose'] ?? headers.purpose ?? '')) {
            ahead.add(response.url());
            return;
          }
          const body = await response.body().catch(() => Buffer.alloc(0));
          const type = response.headers()['content-type'] ?? '';
          answers.push({type, bytes: TEXT.test(type) ? gzipped(body) : body.length});
        })(),
      );
    });
    await page.goto(url);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    await Promise.all(reading);
    return {answers, ahead};
  } finally {
    await context.close();
  }
}

/** Weighs what an address costs a new visitor. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const {answers, ahead} = await firstLoad(browser, url);
  const own = (pattern: RegExp): number =>
    answers.filter(({type}) => pattern.test(type)).reduce((sum, {bytes}) => sum + bytes, 0);
  let prefetch = 0;
  // The browser does not expose the bodies of prefetched files.
  for (const address of ahead) {
    prefetch += gzipped(Buffer.from(await (await fetch(address)).arrayBuffer()));
  }
  const html = own(/^text\/html/);
  const css = own(/^text\/css/);
  const js = own(/javascript/);
  const total = own(/^/);
  const other = total - html - css - js;
  return {html, css, js, total, other, requests: answers.length, prefetch};
}

/** The figures over budget, in words. */
export function overBudget(kind: string, weight: Weight, budget: Budget): string[] {
  return (Object.keys(budget) as (keyof Weight)[])
    .filter((part) => weight[part] > (budget[part] ?? Infinity))
    .map((part) => `${kind}: ${part} is ${String(weight[part])}, at most ${String(budget[part])}`);
}

/** Share a part may grow before somebody has to look at it. */
const GROWTH = 0.02;

/** What grew against the stored figures, in words: the parts that depend on code; text may grow with the content. */
export function grown(kind: string, weight: Weight, before: Weight | undefined): string[] {
  return (['js', 'css'] as const)
    .filter((part) => before && weight[part] > before[part] * (1 + GROWTH))
    .map(
      (part) => `${kind}: ${part} grew from ${String(before?.[part])} to ${String(weight[part])}`,
    );
}
