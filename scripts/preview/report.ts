import {percent} from '../bench/figures.ts';
import {kilobytes} from '../lib/files.ts';

import type {Facts} from './facts.ts';

/** Differences below this share of a figure are noise. */
const NOISE = 0.005;

/** Describes in Markdown what a change does to the site: pages, search, weight. */
export function report(before: Facts, after: Facts): string {
  return [
    '## What this changes',
    pagesPart(before, after),
    searchPart(before, after),
    weightPart(before, after),
    '',
  ].join('\n\n');
}

/** The release in an address. Each page of the latest release has a copy with the same title, below its number. */
const releaseIn = (route: string): string =>
  /^\/(?:sdk\/)?(\d+\.\d+\.\d+)(?=\/|$)/.exec(route)?.[1] ?? '';

function pagesPart(before: Facts, after: Facts): string {
  const gone = Object.keys(before.pages).filter((route) => !(route in after.pages));
  const added = Object.keys(after.pages).filter((route) => !(route in before.pages));
  const dead = Object.keys(before.redirects).filter(
    (route) => !(route in after.redirects) && !(route in after.pages),
  );
  const lines: string[] = [];
  const replaced = new Set<string>();
  for (const route of gone) {
    const target = after.redirects[route];
    const moved = added.find(
      (one) =>
        after.pages[one] === before.pages[route] &&
        releaseIn(one) === releaseIn(route) &&
        !replaced.has(one),
    );
    if (target !== undefined) {
      replaced.add(target);
      lines.push(`- moved: ${code(route)} → ${code(target)}`);
    } else if (moved !== undefined) {
      replaced.add(moved);
      lines.push(
        `- **moved without a redirect**: ${code(route)} → ${code(moved)}. Add a line to \`src/data/redirects.ts\`.`,
      );
    } else {
      lines.push(
        `- **removed without a redirect**: ${code(route)}. Say in \`src/data/redirects.ts\` where its readers should go.`,
      );
    }
  }
  for (const route of dead) lines.push(`- **redirect removed**: ${code(route)}`);
  for (const route of added.filter((one) => !replaced.has(one))) {
    lines.push(`- added: ${code(route)} ${plain(after.pages[route] ?? '')}`);
  }
  for (const [route, title] of Object.entries(after.pages)) {
    const old = before.pages[route];
    if (old !== undefined && old !== title) {
      lines.push(`- new title: ${code(route)} ${plain(old)} → ${plain(title)}`);
    }
  }
  const body = lines.length > 0 ? lines.join('\n') : 'No page was added, removed or moved.';
  return `### Pages\n\n${body}`;
}

function searchPart(before: Facts, after: Facts): string {
  const names = Object.keys(after.search);
  if (names.length === 0) return '### Search\n\nNo scorecard was measured.';
  const rows = names.map((name) => {
    const now = after.search[name] ?? 0;
    const old = before.search[name];
    return `| ${plain(name)} | ${old === undefined ? '–' : percent(old)} | ${percent(now)} | ${
      old === undefined ? 'new' : change(now - old, percent)
    } |`;
  });
  return [
    '### Search',
    '',
    '| Scorecard | before | after | change |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function weightPart(before: Facts, after: Facts): string {
  const heaviest = (facts: Facts): [string, number] =>
    Object.entries(facts.weights).reduce<[string, number]>(
      (most, one) => (one[1] > most[1] ? one : most),
      ['/', 0],
    );
  const [oldRoute, old] = heaviest(before);
  const [route, now] = heaviest(after);
  const changed = Object.entries(after.weights)
    .map(([page, size]) => ({page, size, grown: size - (before.weights[page] ?? size)}))
    .filter(({size, grown}) => Math.abs(grown) > size * NOISE)
    .sort((a, b) => Math.abs(b.grown) - Math.abs(a.grown));
  const lines = [
    `Heaviest first visit: ${kilobytes(old)} (${code(oldRoute)}) before, ${kilobytes(now)} (${code(route)}) after, ${change(now - old, kilobytes)}.`,
    ...(changed.length > 0
      ? [
          `\n${String(changed.length)} pages changed; the most:\n`,
          ...changed
            .slice(0, 5)
            .map(
              ({page, size, grown}) =>
                `- ${code(page)} ${kilobytes(size)}, ${change(grown, kilobytes)}`,
            ),
        ]
      : []),
  ];
  return `### Script on the first visit (gzip)\n\n${lines.join('\n')}`;
}

function change(difference: number, say: (value: number) => string): string {
  const text = say(Math.abs(difference));
  if (text === say(0)) return 'no change';
  return `${difference > 0 ? '+' : '−'}${text}`;
}

/** Routes and titles come from a pull request: they must not become markup or mentions. */
const code = (text: string): string => `\`${text.replace(/[`\n]/g, '')}\``;
const plain = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>|#]/g, (character) => `\\${character}`)
    .replaceAll('@', '@\u200b')
    .replace(/\n/g, ' ');
