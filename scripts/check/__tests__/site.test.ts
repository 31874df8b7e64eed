import {expect, it} from 'vitest';
import {RULES, runRules} from '../index.ts';
import {lines, site} from './support.ts';

/** The pages are read once for all rules, as in `npm run check`. */
it.each(RULES.map((rule) => [rule.name, rule] as const))(
  'all pages keep the rule %s',
  async (_, rule) => {
    expect(lines(await runRules(site, 'all', [rule]))).toEqual([]);
  },
  120_000,
);
