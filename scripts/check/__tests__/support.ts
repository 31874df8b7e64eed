import path from 'node:path';
import {parsePage} from '../../../src/site/mdx/parse.ts';
import {loadSite, setOf} from '../../../src/site/source-pages.ts';
import type {Finding, Page, Rule, Site} from '../../../src/site/mdx/types.ts';
import {findingsOf} from '../findings.ts';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
export const FIXTURES = path.join(ROOT, 'tests/fixtures');

/** The site as it is in the repository, read once. */
export const site: Site = loadSite(ROOT);

/** A small site below tests/fixtures/, which a rule must reject. */
export function fixtureSite(name: string): Site {
  return loadSite(path.join(FIXTURES, name));
}

export function page(text: string, file = 'docs/page.mdx'): Page {
  return parsePage(file, text, setOf(file) ?? 'docs');
}

/** Findings as writers see them. */
export function lines(findings: readonly Finding[]): string[] {
  return findings.map(({file, line, message}) => `${file}:${line}: ${message}`);
}

/** All findings of a rule on a fixture: the pages, then the site as a whole. */
export async function run(rule: Rule, on: Site): Promise<string[]> {
  const onPages = await findingsOf(rule, on.pages, on);
  return lines([...onPages, ...((await rule.checkSite?.(on)) ?? [])]);
}

/** The findings of a rule on one text, without the rest of the site. */
export async function runOn(rule: Rule, text: string, file?: string): Promise<string[]> {
  return lines(await findingsOf(rule, [page(text, file)], {...site, pages: []}));
}
