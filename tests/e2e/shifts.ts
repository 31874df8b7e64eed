import type {Page} from '@playwright/test';

/** A part of the page that moved by itself. */
export interface Shift {
  readonly value: number;
  /** What moved: tag and classes. */
  readonly parts: readonly string[];
}

/** Layout-shift entries as browsers report them; TypeScript's DOM library does not know them. */
interface Entry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources?: readonly {readonly node: Node | null}[];
}

/** Begins to record what moves; call it before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found: Shift[] = [];
    Object.assign(window, {kwShifts: found});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        if (!entry.hadRecentInput) {
          const parts = (entry.sources ?? []).map(({node}) =>
            node instanceof Element ? `${node.tagName} ${node.className}` : String(node?.nodeName),
          );
          found.push({value: entry.value, parts});
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** Columns of a table get their widths with its rows, which on a slow machine come after the first paint. */
const isColumns = ({value, parts}: Shift): boolean =>
  value < 0.01 && parts.every((part) => /^(?:TH|TD|TABLE|TR) /.test(part));

/** What moved since the page was opened. */
export async function shifts(page: Page): Promise<readonly Shift[]> {
  const all = await page.evaluate(() => (window as unknown as {kwShifts: Shift[]}).kwShifts);
  return all.filter((shift) => !isColumns(shift));
}
