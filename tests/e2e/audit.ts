import {readFile} from 'node:fs/promises';

import type {Locator, Page} from '@playwright/test';

const axeSource = readFile(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA and axe's best practices. */
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rule whose result depends on the color mode; the others would check the same document twice. */
const COLOR_RULE = 'color-contrast';
/** The rules whose result depends on the size and place of what is shown. */
const LAYOUT_RULES = ['scrollable-region-focusable', 'target-size'];
const SAMPLE = 'data-color-sample';

interface AxeNode {
  readonly target: readonly unknown[];
  readonly failureSummary?: string;
}
interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly AxeNode[];
  }[];
}
declare global {
  interface Window {
    axe?: {run: (context: unknown, options: object) => Promise<AxeResult>};
  }
}

async function run(page: Page, context: unknown, options: object): Promise<string[]> {
  const result = await page.evaluate(
    ([where, what]) =>
      window.axe?.run(where ?? document, {...what, resultTypes: ['violations'], preload: false}),
    [context, options] as const,
  );
  return (result?.violations ?? []).flatMap(({id, nodes}) =>
    nodes.map(
      (node) =>
        `${id} at ${node.target.join(' ')}: ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  );
}

/** Looks without findings, by color mode; one list for all pages that a worker tests. */
const goodLooks = new Map<string, Set<string>>();

/**
 * Marks one text for every look on the page that has not been checked yet. A look is the colors of text and
 * background, size and weight. Checking colors takes axe seconds on a page with long code samples, and all
 * texts with the same look have the same result.
 *
 * @returns the looks that are marked
 */
async function markLooks(page: Page, judged: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ([attribute, known]) => {
      document.querySelectorAll(`[${attribute}]`).forEach((element) => {
        element.removeAttribute(attribute);
      });
      const grounds = new Map<Element, string>();
      const groundOf = (element: Element | null): string => {
        if (!element) {
          return '';
        }
        let ground = grounds.get(element);
        if (ground === undefined) {
          const {backgroundColor, backgroundImage, opacity} = getComputedStyle(element);
          const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
          const opaque =
            backgroundColor.startsWith('rgb(') && backgroundImage === 'none' && opacity === '1';
          ground = opaque ? own : `${own} on ${groundOf(element.parentElement)}`;
          grounds.set(element, ground);
        }
        return ground;
      };
      const seen = new Set(known);
      const marked: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        if (!element || !texts.currentNode.nodeValue?.trim() || !element.checkVisibility()) {
          continue;
        }
        const {color, fontSize, fontWeight} = getComputedStyle(element);
        const look = [color, fontSize, fontWeight, groundOf(element)].join('|');
        if (!seen.has(look)) {
          seen.add(look);
          marked.push(look);
          element.setAttribute(attribute, '');
        }
      }
      return marked;
    },
    [SAMPLE, judged] as const,
  );
}

/**
 * Checks the page in its current state against WCAG 2.2 AA and axe's best practices, in both color modes.
 *
 * @param page a page that has settled
 * @param options `colors: false` leaves out contrast, which axe cannot check with forced colors (browsers
 *   still report the page's own colors); `layoutOnly` checks size and place alone, for a page whose document and
 *   colors are checked at another width
 * @returns axe's findings, one line each; must be empty
 */
export async function audit(
  page: Page,
  {colors = true, layoutOnly = false} = {},
): Promise<string[]> {
  // A color in transition is not the color that readers see.
  await page.emulateMedia({reducedMotion: 'reduce'});
  if (!(await page.evaluate(() => window.axe !== undefined))) {
    // Through the debugging protocol: the page's own policy would refuse a script tag.
    await page.evaluate(await axeSource);
  }
  const found = await run(
    page,
    undefined,
    layoutOnly
      ? {runOnly: LAYOUT_RULES}
      : {runOnly: STANDARD, rules: {[COLOR_RULE]: {enabled: false}}},
  );
  if (!colors || layoutOnly) {
    return found;
  }
  const mode = await page.evaluate(() => document.documentElement.dataset.theme ?? 'light');
  for (const theme of [mode === 'dark' ? 'light' : 'dark', mode]) {
    await page.evaluate(async (value) => {
      document.documentElement.dataset.theme = value;
      // Transitions last a millisecond now, but they need a frame to begin and one to end.
      await new Promise(requestAnimationFrame);
      await Promise.all(document.getAnimations().map(({finished}) => finished.catch(() => null)));
    }, theme);
    const good = goodLooks.get(theme) ?? new Set<string>();
    goodLooks.set(theme, good);
    const looks = await markLooks(page, [...good]);
    if (looks.length > 0) {
      const findings = await run(page, {include: [[`[${SAMPLE}]`]]}, {runOnly: [COLOR_RULE]});
      found.push(...findings.map((line) => `${theme}: ${line}`));
      if (findings.length === 0) {
        looks.forEach((look) => good.add(look));
      }
    }
  }
  return found;
}

/** The beginnings of those parts whose content is wider than they are: they scroll sideways. */
export async function tooNarrow(parts: Locator): Promise<readonly string[]> {
  return parts.evaluateAll((all) =>
    all
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .map((part) => part.textContent.slice(0, 60)),
  );
}

/** Pixels that the page is wider than the window. */
export async function sideways(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/**
 * Checks the page with the settings of readers with other needs: axe in both color modes, text at
 * twice its size (WCAG 1.4.4), a window of 320 px (1.4.10).
 *
 * @param page a page that has settled; it is left changed
 * @param options those of `audit`
 * @returns what is wrong, one line each
 */
export async function auditAll(
  page: Page,
  options: Parameters<typeof audit>[1] = {},
): Promise<string[]> {
  const found = await audit(page, options);
  const size = page.viewportSize();
  if (size && size.width < 500) {
    await page.setViewportSize({width: 320, height: 640});
    const beyond = await sideways(page);
    if (beyond > 0) {
      found.push(`at 320 px the page is ${String(beyond)} px wider than the window`);
    }
  } else {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const beyond = await sideways(page);
    if (beyond > 0) {
      found.push(`with text twice as large the page is ${String(beyond)} px wider than the window`);
    }
  }
  return found;
}
