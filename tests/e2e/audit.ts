import {readFile} from 'node:fs/promises';

import type {Locator, Page} from '@playwright/test';

const axeSource = readFile(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA and axe's best practices. */
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rule whose result depends on the color mode; the others would check the same document twice. */
const COLOR_RULE = 'color-contrast';
/** The other rule that reads colors: a link must differ from the text around it. */
const LINK_RULE = 'link-in-text-block';
/** The rules whose result depends on the size and place of what is shown. */
const LAYOUT_RULES = ['scrollable-region-focusable', 'target-size'];
/** Windows narrower than this are phones. */
const PHONE = 500;
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

/** What `audit` checks, if not the default. */
interface AuditOptions {
  /** Everything, in a phone's window too: for what exists on phones only. */
  readonly whole?: boolean;
  /** The rules about colors alone, for a page whose document is checked elsewhere. */
  readonly colorsOnly?: boolean;
}

/**
 * Checks the page in its current state against WCAG 2.2 AA and axe's best practices, in both color modes. In a
 * phone's window only size and place are checked, unless `whole` is set: the document and its colors are those of the
 * wide window, where the same state is checked, too.
 *
 * @param page a page that has settled
 * @returns axe's findings, one line each; must be empty
 */
export async function audit(
  page: Page,
  {whole = false, colorsOnly = false}: AuditOptions = {},
): Promise<string[]> {
  const layoutOnly = !whole && isPhone(page);
  // A color in transition is not the color that readers see.
  await page.emulateMedia({reducedMotion: 'reduce'});
  if (!(await page.evaluate(() => window.axe !== undefined))) {
    // Through the debugging protocol: the page's own policy would refuse a script tag.
    await page.evaluate(await axeSource);
  }
  const some = layoutOnly ? LAYOUT_RULES : [LINK_RULE];
  const found = await run(
    page,
    undefined,
    layoutOnly || colorsOnly
      ? {runOnly: some}
      : {runOnly: STANDARD, rules: {[COLOR_RULE]: {enabled: false}}},
  );
  if (layoutOnly) return found;
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

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? PHONE) < PHONE;

/** Says by how much the page is wider than the window, if it is. */
async function tooWide(page: Page, where: string): Promise<string[]> {
  const beyond = await sideways(page);
  return beyond > 0 ? [`${where} the page is ${String(beyond)} px wider than the window`] : [];
}

/** Observers and the framework learn of the new size in the next frame, and draw in the one after it. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({width, height});
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** The narrowest window, 320 px (WCAG 1.4.10). The window is left so. */
async function narrowest(page: Page): Promise<string[]> {
  await resize(page, 320, 640);
  return tooWide(page, 'at 320 px');
}

/**
 * Looks at the page in a window as narrow as a phone: loading it again would show the same document.
 *
 * @param page a page that has settled; its window is wide again afterwards
 * @param look what to do meanwhile
 * @returns what `look` found
 */
export async function narrowed<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  const size = page.viewportSize();
  await resize(page, 390, 844);
  const found = await look();
  if (size) await resize(page, size.width, size.height);
  return found;
}

/**
 * Checks what a phone would show of the page: size and place of everything at 390 px, and the width of the page there
 * and at 320 px.
 *
 * @param page a page that has settled in a wide window
 * @returns what is wrong, one line each
 */
export async function auditNarrow(page: Page): Promise<string[]> {
  return narrowed(page, async () => [
    ...(await tooWide(page, 'at 390 px')),
    ...(await audit(page)),
    ...(await narrowest(page)),
  ]);
}

/** `audit` in the wide window, and `auditNarrow`. */
export async function auditWidths(page: Page): Promise<string[]> {
  return [...(await auditNarrow(page)), ...(await audit(page))];
}

/**
 * Checks the page with the settings of readers with other needs: axe in both color modes, and text at twice its size
 * (WCAG 1.4.4) or, on a phone, a window of 320 px.
 *
 * @param page a page that has settled; it is left changed
 * @param options those of `audit`
 * @returns what is wrong, one line each
 */
export async function auditAll(page: Page, options: AuditOptions = {}): Promise<string[]> {
  const found = await audit(page, options);
  if (isPhone(page)) return [...found, ...(await narrowest(page))];
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  return [...found, ...(await tooWide(page, 'with text twice as large'))];
}
