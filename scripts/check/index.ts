import {applyExceptions, EXCEPTIONS, type RuleFinding} from './allowlist.ts';
import {consistency} from './consistency.ts';
import {dataFiles} from './data-files.ts';
import {diagrams} from './diagrams.ts';
import {findingsOf} from './findings.ts';
import {frozenCopy} from './frozen-copy.ts';
import {gaps} from './gaps.ts';
import {links} from './links.ts';
import {markdownlint} from './markdownlint.ts';
import {PAGE_RULES} from './page-rules.ts';
import {pictures} from './pictures.ts';
import {releaseNotes} from './release-notes.ts';
import {repeats} from './repeats.ts';
import {sameFunctions} from './same-functions.ts';
import {sdkSamples} from './sdk-samples.ts';
import {shellBlocks} from './shell-blocks.ts';
import {template} from './template.ts';
import {tsBlocks} from './ts-blocks.ts';
import type {Page, Rule, Site} from '../../src/site/mdx/types.ts';
import {LATEST} from '../../src/data/releases.ts';

/** All rules, in the order of the table in docs-internal/guides/content-rules.md. */
export const RULES: readonly Rule[] = [
  ...PAGE_RULES,
  repeats,
  gaps,
  consistency,
  dataFiles,
  template,
  markdownlint,
  links,
  pictures,
  diagrams,
  shellBlocks,
  tsBlocks,
  sdkSamples,
  sameFunctions,
  frozenCopy,
  releaseNotes,
];

/** Pages that people write: only `frozen-copy` checks the copy of the latest release. */
export function writtenPages(site: Site): Page[] {
  return site.pages.filter((page) => page.set !== `docs-${LATEST}`);
}

/** Findings of the rules on some pages, or on the whole site, in the order of files and lines. */
export async function runRules(
  site: Site,
  pages: readonly Page[] | 'all' = 'all',
  rules: readonly Rule[] = RULES,
): Promise<RuleFinding[]> {
  const check = async (rule: Rule): Promise<RuleFinding[]> => {
    const found = [
      ...(await findingsOf(rule, pages === 'all' ? writtenPages(site) : pages, site)),
      ...(pages === 'all' ? ((await rule.checkSite?.(site)) ?? []) : []),
    ];
    return found.map((finding) => ({...finding, rule: rule.name}));
  };
  const started = new Map(
    rules.filter(({startsFirst}) => startsFirst).map((rule) => [rule, check(rule)]),
  );
  const findings: RuleFinding[] = [];
  for (const rule of rules) findings.push(...(await (started.get(rule) ?? check(rule))));
  const names = rules.map(({name}) => name);
  const exceptions = EXCEPTIONS.filter(({rule}) => names.includes(rule));
  return applyExceptions(findings, exceptions, pages === 'all').sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line,
  );
}
