import {knownErrors} from '../../src/data/known-errors/index.ts';
import {datasetsOf} from '../../src/data/product/index.ts';
import {FROZEN, LATEST} from '../../src/data/releases.ts';
import type {Finding, Page, Rule, Site} from '../../src/site/mdx/types.ts';
import {groupBy} from '../../src/site/util/group-by.ts';
import {placeInData, placeInError, type Place} from './data-place.ts';
import {type Fact, factsOfDataset, factsOfError, factsOfPage} from './facts/extract.ts';

/** Readers trust a page until another page has another number. */
export const consistency: Rule = {
  name: 'consistency',
  about:
    'Pages, known errors and shared data of a release have one value for one subject: numbers with units, ports, versions, paths, environment variables, defaults and limits. A value that may differ has its reason in `allowlist.ts`.',

  check(pages, site) {
    const checked = new Set(pages.map(({file}) => file));
    return contradictions(site).filter(({file}) => checked.has(file));
  },

  checkSite(site) {
    const files = new Set(site.pages.map(({file}) => file));
    return contradictions(site).filter(({file}) => !files.has(file));
  },
};

/**
 * Finds subjects with several values: a finding for each file that differs from the value of most files or, in a tie,
 * of the shared data.
 */
export const contradictions = (site: Site): Finding[] =>
  releasesOf(site).flatMap((facts) =>
    [...groupBy(facts, ({subject}) => subject).values()].flatMap(disagreements),
  );

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
  // Facts of shared data come first, so in a tie their value is the usual one.
  const [usual, ...others] = [...byValue.values()].sort((a, b) => b.length - a.length);
  const known = usual?.[0] ?? '';
  const there = byFile.get(known)?.[0];
  return others.flat().flatMap((file): Finding[] => {
    const here = byFile.get(file)?.find(({value}) => value !== there?.value);
    if (here === undefined || there === undefined) return [];
    const place = placeOfFact(there);
    return [
      {
        ...placeOfFact(here),
        message: `${here.subject}: "${valuesOf(file)}" here, "${valuesOf(known)}" in ${place.file}:${place.line}. Correct one of them, or give the reason in scripts/check/allowlist.ts.`,
      },
    ];
  });
}

/** Where to correct a fact: facts in data have no line, their texts are looked for in the files. */
function placeOfFact({file, line, value, pieces}: Fact): Place {
  if (pieces === undefined) return {file, line};
  const number = /\d+/.exec(value)?.[0] ?? value;
  const texts = [...pieces.filter((piece) => piece.includes(number)), number, ...pieces];
  const [, id] = file.split('#', 2);
  return id === undefined ? placeInData(file, texts) : placeInError(id, texts);
}
