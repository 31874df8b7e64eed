import {gzipSync} from 'node:zlib';

import type {Browser} from '@playwright/test';

/** What one page costs a first visitor, in bytes as gzip sends them. */
export interface Weight {
  readonly html: number;
  readonly css: number;
  readonly js: number;
  /** Pictures, data and everything else. */
  readonly other: number;
  /** Everything before prefetch. */
  readonly total: number;
  readonly requests: number;
  /** What is prefetched for links in view. */
  readonly prefetch: number;
}

/** Goals for what a page costs; only growth against the baseline fails. */
export type Budget = Readonly<Partial<Record<keyof Weight, number>>>;

const PAGE: Budget = {html: 12_000, css: 16_000, js: 115_000, total: 150_000, requests: 25};
const REFERENCE: Budget = {...PAGE, html: 30_000, total: 170_000};

/** One page of each kind, and what it may cost. */
export const KINDS: readonly {
  readonly kind: string;
  readonly route: string;
  readonly budget: Budget;
}[] = [
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

/** One response of the first load. */
export interface Answer {
  readonly url: string;
  /** The `content-type` header. */
  readonly type: string;
  readonly body: Buffer;
}

/**
 * Opens an address as a new visitor and collects everything it fetches until the network is idle.
 *
 * @param browser a running browser
 * @param url the page
 * @returns the responses, and the addresses that were prefetched for links in view
 */
export async function firstLoad(
  browser: Browser,
  url: string,
): Promise<{readonly answers: readonly Answer[]; readonly ahead: readonly string[]}> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    const page = await context.newPage();
    const answers: Answer[] = [];
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
          answers.push({url: response.url(), type: response.headers()['content-type'] ?? '', body});
        })(),
      );
    });
    await page.goto(url);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    await Promise.all(reading);
    return {answers, ahead: [...ahead]};
  } finally {
    await context.close();
  }
}

/** Bytes of a response as gzip sends it; compressed files count as they are. */
export function gzipped({type, body}: Pick<Answer, 'type' | 'body'>): number {
  return TEXT.test(type) ? gzipSync(body, {level: 6}).length : body.length;
}

/**
 * Weighs what an address costs a new visitor.
 *
 * @param browser a running browser
 * @param url the page
 */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const {answers, ahead} = await firstLoad(browser, url);
  const own = (pattern: RegExp): number =>
    answers
      .filter(({type}) => pattern.test(type))
      .reduce((sum, answer) => sum + gzipped(answer), 0);
  let prefetch = 0;
  // The browser does not expose the bodies of prefetched files.
  for (const address of ahead) {
    prefetch += gzipSync(Buffer.from(await (await fetch(address)).arrayBuffer()), {
      level: 6,
    }).length;
  }
  const html = own(/^text\/html/);
  const css = own(/^text\/css/);
  const js = own(/javascript/);
  const total = own(/^/);
  return {
    html,
    css,
    js,
    total,
    other: total - html - css - js,
    requests: answers.length,
    prefetch,
  };
}

/** The figures over budget, in words. */
export function overBudget(kind: string, weight: Weight, budget: Budget): string[] {
  return (Object.keys(budget) as (keyof Weight)[])
    .filter((part) => weight[part] > (budget[part] ?? Infinity))
    .map((part) => `${kind}: ${part} is ${String(weight[part])}, at most ${String(budget[part])}`);
}

/** Share a part may grow before somebody has to look at it. */
export const GROWTH = 0.02;

/** The parts that depend on code; text may grow with the content. */
const CODE = ['js', 'css'] as const;

/** What grew against the stored figures, in words. */
export function grown(kind: string, weight: Weight, before: Weight | undefined): string[] {
  return CODE.filter((part) => before && weight[part] > before[part] * (1 + GROWTH)).map(
    (part) => `${kind}: ${part} grew from ${String(before?.[part])} to ${String(weight[part])}`,
  );
}
