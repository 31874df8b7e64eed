import {applyExceptions, EXCEPTIONS} from './allowlist.ts';
import {altText} from './alt-text.ts';
import {bareUrls} from './bare-urls.ts';
import {consistency} from './consistency.ts';
import {dataTables} from './data-tables.ts';
import {diagrams} from './diagrams.ts';
import {fenceLanguage} from './fence-language.ts';
import {frontMatter} from './front-matter.ts';
import {frozenCopy} from './frozen-copy.ts';
import {gaps} from './gaps.ts';
import {headings} from './headings.ts';
import {howTo} from './how-to.ts';
import {jsonBlocks} from './json-blocks.ts';
import {links} from './links.ts';
import {markdownlint} from './markdownlint.ts';
import {mdx} from './mdx.ts';
import {pictures} from './pictures.ts';
import {prose} from './prose.ts';
import {readability} from './readability.ts';
import {repeats} from './repeats.ts';
import {sameFunctions} from './same-functions.ts';
import {sdkSamples} from './sdk-samples.ts';
import {shellBlocks} from './shell-blocks.ts';
import {sketches} from './sketches.ts';
import {spelling} from './spelling.ts';
import {tabs} from './tabs.ts';
import {template} from './template.ts';
import {tomlBlocks} from './toml-blocks.ts';
import {tsBlocks} from './ts-blocks.ts';
import type {Finding, Page, Rule, Site} from '../../src/site/mdx/types.ts';
import {words} from './words.ts';
import {yamlBlocks} from './yaml-blocks.ts';
import {LATEST} from '../../src/data/releases.ts';

/** All rules, in the order of the table in docs-internal/guides/content-rules.md. */
export const RULES: readonly Rule[] = [
  mdx,
  frontMatter,
  headings,
  howTo,
  words,
  prose,
  readability,
  repeats,
  gaps,
  consistency,
  template,
  spelling,
  markdownlint,
  links,
  bareUrls,
  altText,
  pictures,
  diagrams,
  sketches,
  dataTables,
  tabs,
  fenceLanguage,
  shellBlocks,
  jsonBlocks,
  yamlBlocks,
  tomlBlocks,
  tsBlocks,
  sdkSamples,
  sameFunctions,
  frozenCopy,
];

export interface RuleFinding extends Finding {
  readonly rule: string;
}

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
      ...(await rule.check(pages === 'all' ? writtenPages(site) : pages, site)),
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
