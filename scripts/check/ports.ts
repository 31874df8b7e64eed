import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findDataset} from '../../src/data/product/index.ts';
import {LATEST, RELEASES} from '../../src/data/releases.ts';
import type {Finding, Page, Rule} from '../../src/site/mdx/types.ts';
import {filesBelow} from '../../src/site/util/files.ts';
import {UNIT} from './facts/measures.ts';
import {cellText, tableRows, type TableRow} from './text/tables.ts';

/** A range of ports; a single port has the same number in `from` and `to`. */
export interface PortRange {
  readonly from: number;
  readonly to: number;
}

/** What follows a port; not a part of a longer word or number, not a unit. */
const END = `(?![\\w%–-]|[.,]\\d|[\\s\\u00a0](?:${UNIT}|characters|or newer|or later)\\b)`;
const pattern = (text: string, end = END): RegExp => new RegExp(text + end, 'gi');

/** What only ports look like. Two digits are left out: 22 of SSH and 80 of HTTP belong to the system. */
const CLEAR: readonly RegExp[] = [
  pattern('\\blocalhost:(\\d{3,5})', '\\b'),
  pattern('(?<![\\w.-])(\\d{5})(?:\\s?–\\s?|\\.\\.)(\\d{5})'),
];

const WRITTEN: readonly RegExp[] = [
  ...CLEAR,
  pattern('(?:<host>|\\b127\\.0\\.0\\.1|\\[::1\\]|\\s):(\\d{3,5})', '\\b'),
  pattern('(?<![\\w.–-])(\\d{3,5})/(?:tcp|udp|api)', '\\b'),
  pattern('(?:(?<!\\w)|local|origdst|_)ports?[*`]*(?: |=|: ?)[*`]*(\\d{3,5})(?:-(\\d{3,5}))?'),
  pattern('\\b(?:open|close|keep|blocks?|allow|deny|listen) (\\d{3,5})'),
];

/** In a drawing, a port stands alone in a line of a label, or before a path. */
const DRAWN: readonly RegExp[] = [
  ...WRITTEN,
  pattern('(?:"|\\\\n| )(\\d{4,5})', '(?="|\\\\n|/[a-z])'),
];

const ABOUT_PORTS =
  /\b(?:(?:\w+_|Local)?ports?|lsof|netstat|ufw|firewall|Traefik|inbound|must be free|free on the host|outside the host|open to others)\b/i;

/** In a sentence about ports: numbers that are no years, no versions and no statuses of HTTP. */
const BARE: readonly RegExp[] = [
  pattern(
    '(?<![\\w.,–$#/-]|(?:driver|version|build|error|status|code) )(?!(?:19|20)\\d\\d\\b|[1-5]0\\d\\b)(\\d{3,5})',
  ),
  pattern('(?<![\\w.-])(\\d{5}) to (\\d{5})'),
];

/** Readers open and close the ports that a page names. */
export const ports: Rule = {
  name: 'ports',
  about:
    'A port or a range of ports on a page of the latest release, in shared data or in a drawing is in the data `ports`; release notes and comparisons may also name ports of earlier releases. A port of another program has its reason in `allowlist.ts`.',

  checkPage(page) {
    return strangePorts(page, rangesFor(page.file));
  },

  checkSite({root}) {
    const ranges = rangesOf(LATEST);
    return sourcesOf(root).flatMap(({file, patterns}) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        // A label of a drawing has its line breaks as `\n`, which would hide a number after it.
        .flatMap((text, at) =>
          judge(portsIn(text.replaceAll('\\n', ' '), patterns), ranges, file, at + 1),
        ),
    );
  },
};

/** Findings on the ports of a page of the latest release that are in none of the ranges. */
export function strangePorts(page: Page, ranges: readonly PortRange[]): Finding[] {
  if (page.set !== 'docs' && page.set !== 'sdk') return [];
  const rows = new Map(tableRows(page).map((row) => [row.line, row]));
  return page.lines.flatMap((text, at) => {
    if (!/\d{3}/.test(text)) return [];
    const row = rows.get(at + 1);
    if (row !== undefined && isOfOldRelease(row)) return [];
    const sentences = text.split(/(?<=[.!?]) /).filter((words) => ABOUT_PORTS.test(words));
    const found = [
      ...portsIn(text, WRITTEN),
      ...[...sentences, ...portColumns(row)].flatMap((words) => portsIn(words, BARE)),
    ];
    return judge(found, ranges, page.file, at + 1);
  });
}

/** The cells of a row below a heading "Port". */
const portColumns = (row: TableRow | undefined): string[] =>
  (row?.cells ?? []).filter((_, at) => /^ports?$/i.test(row?.head[at] ?? '')).map(cellText);

/** In a comparison of releases, a row whose newest release has a dash is about an older one. */
function isOfOldRelease({head, cells}: TableRow): boolean {
  const newest = cells.filter((_, at) => /^\d+\.\d+\.\d+$/.test(head[at] ?? '')).at(-1);
  return newest !== undefined && cellText(newest) === '–';
}

/** Release notes and comparisons also name ports of the releases before. */
export function rangesFor(file: string, of = rangesOf): PortRange[] {
  const isHistory = /^docs\/(?:release-notes|installation\/what-changed-since)[/-]\d/.test(file);
  return (isHistory ? RELEASES : [LATEST]).flatMap((release) => of(release));
}

/** The ranges of the data `ports` of a release. */
export function rangesOf(release: string): PortRange[] {
  const rows = findDataset(release, 'ports')?.rows ?? [];
  return rows.map(({from, to}) => ({from: Number(from), to: Number(to)}));
}

function portsIn(text: string, patterns: readonly RegExp[]): PortRange[] {
  return patterns.flatMap((one) =>
    [...text.matchAll(one)].map(([, from, to]) => ({
      from: Number(from),
      to: Number(to ?? from),
    })),
  );
}

/** One finding for each port of a line; a range must be one of the ranges, a port must be in one. */
function judge(
  found: readonly PortRange[],
  ranges: readonly PortRange[],
  file: string,
  line: number,
): Finding[] {
  const strange = found.filter(
    ({from, to}) =>
      !ranges.some((one) =>
        from === to ? one.from <= from && from <= one.to : one.from === from && one.to === to,
      ),
  );
  const names = new Set(strange.map(({from, to}) => (from === to ? `${from}` : `${from}–${to}`)));
  return [...names].map((name) => ({
    file,
    line,
    message: `port ${name} is not in src/data/product/${LATEST}/ports.ts. Correct one of them; for a port of another program, give the reason in scripts/check/allowlist.ts.`,
  }));
}

/** Files besides pages that say ports. Known errors quote other programs; drawings of old releases have old ports. */
function sourcesOf(root: string): {file: string; patterns: readonly RegExp[]}[] {
  const below = (folder: string, name: RegExp, patterns: readonly RegExp[]) =>
    filesBelow(path.join(root, folder))
      .filter((file) => name.test(file))
      .map((file) => ({file: `${folder}/${file}`, patterns}));
  return [
    ...below(`src/data/product/${LATEST}`, /\.ts$/, WRITTEN),
    ...below('src/data', /^(?:known-errors\/)?[\w-]+\.ts$/, CLEAR),
    ...below('src/features/diagrams', /^(?!v\d)[\w-]+\.dot$/, DRAWN),
  ];
}
