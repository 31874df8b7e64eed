import {knownErrors} from '../../src/data/known-errors/index.ts';
import {datasetsOf} from '../../src/data/product/index.ts';
import {FROZEN, LATEST} from '../../src/data/releases.ts';
import type {Finding, Page, Rule, Site} from '../../src/site/mdx/types.ts';
import {FACT_EXCEPTIONS} from './facts/exceptions.ts';
import {factsOfDataset, factsOfError, factsOfPage} from './facts/extract.ts';
import type {Fact, FactException} from './facts/types.ts';

const ALLOWLIST = 'scripts/check/facts/exceptions.ts';

/** Readers trust a page until another page has another number. */
export const consistency: Rule = {
  name: 'consistency',
  about:
    'Pages, known errors and shared data of a release have one value for one subject: numbers with units, ports, versions, paths, environment variables, defaults and limits. A value that may differ has its reason in `facts/exceptions.ts`.',

  check(pages, site) {
    const checked = new Set(pages.map(({file}) => file));
    return contradictions(site, FACT_EXCEPTIONS).filter(({file}) => checked.has(file));
  },

  checkSite(site) {
    const files = new Set(site.pages.map(({file}) => file));
    return contradictions(site, FACT_EXCEPTIONS).filter(({file}) => !files.has(file));
  },
};

/**
 * Finds subjects with several values.
 *
 * @returns a finding for each place that differs from the value that most files have; and one for each unused
 *   exception
 */
export function contradictions(site: Site, exceptions: readonly FactException[]): Finding[] {
  const used = new Set<FactException>();
  const findings = releasesOf(site).flatMap((facts) => {
    const all = groupBy(facts, ({subject}) => subject);
    return [...all.values()].flatMap((group): Finding[] => {
      const left = group.filter((fact) => {
        const exception = exceptions.find(
          ({subject, file}) => subject === fact.subject && file === fact.file,
        );
        const isNeeded = group.some(({value, file}) => file !== fact.file && value !== fact.value);
        if (exception && isNeeded) used.add(exception);
        return exception === undefined;
      });
      return disagreements(left);
    });
  });
  const stale = exceptions
    .filter((exception) => !used.has(exception))
    .map(({subject, file}) => ({
      file: ALLOWLIST,
      line: 1,
      message: `the exception for "${subject}" in ${file} allows nothing. Remove it.`,
    }));
  return [...findings, ...stale];
}

/** Facts by release: an old release had other ports. Posts are compared with the latest. */
function releasesOf({pages}: Site): Fact[][] {
  const isFrozen = (page: Page): boolean => /^(?:docs|sdk)-/.test(page.set);
  const data = datasetsOf(LATEST).filter(({id}) => !id.startsWith('known-gaps'));
  return [
    [
      ...data.flatMap((dataset) =>
        factsOfDataset(dataset, `src/data/product/${LATEST}/${dataset.id}.ts`),
      ),
      ...knownErrors.flatMap(factsOfError),
      ...pages.filter((page) => !isFrozen(page)).flatMap(factsOfPage),
    ],
    ...FROZEN.map((release) =>
      pages
        .filter(({set}) => set === `docs-${release}` || set === `sdk-${release}`)
        .flatMap(factsOfPage),
    ),
  ];
}

/** One page may have two values, in one sentence or next to each other; two pages may not. */
function disagreements(facts: readonly Fact[]): Finding[] {
  const byFile = groupBy(facts, ({file}) => file);
  const valuesOf = (file: string): string =>
    [...new Set((byFile.get(file) ?? []).map(({value}) => value))].sort().join(' and ');
  const byValue = groupBy([...byFile.keys()], valuesOf);
  if (byValue.size < 2) return [];
  const [usual, ...others] = [...byValue.values()].sort(
    (a, b) => b.length - a.length || Number(isData(b)) - Number(isData(a)),
  );
  const known = usual?.[0] ?? '';
  const there = byFile.get(known)?.[0];
  return others.flat().flatMap((file): Finding[] => {
    const here = byFile.get(file)?.find(({value}) => value !== there?.value);
    if (here === undefined || there === undefined) return [];
    return [
      {
        file,
        line: here.line,
        message: `${here.subject}: "${valuesOf(file)}" here, "${valuesOf(known)}" in ${known}:${there.line}. Correct one of them, or give the reason in ${ALLOWLIST}.`,
      },
    ];
  });
}

const isData = (files: readonly string[]): boolean =>
  files.some((file) => file.startsWith('src/data/'));

function groupBy<T>(all: readonly T[], key: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(key(one));
    if (group) group.push(one);
    else groups.set(key(one), [one]);
  }
  return groups;
}
