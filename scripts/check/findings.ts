import type {Finding, Page, Rule, Site} from '../../src/site/mdx/types.ts';

/** The findings of a rule on some pages; those on the site as a whole come from its `checkSite`. */
export async function findingsOf(
  rule: Rule,
  pages: readonly Page[],
  site: Site,
): Promise<Finding[]> {
  const findings = [...((await rule.check?.(pages, site)) ?? [])];
  for (const page of pages) findings.push(...((await rule.checkPage?.(page, site)) ?? []));
  return findings;
}
