// On the built site, each vague question leads to the section that has it.
import path from 'node:path';

import {expect, it} from 'vitest';

import {openBox, readBuiltIndexes} from '../../scripts/bench/search/built.ts';
import {vagueQuestions} from '../../src/data/search-terms/vague-questions.ts';

const BUILD = path.resolve('build');

/** The page on which readers of a part of the site ask. */
const startOf = (route: string): string =>
  route.startsWith('/sdk') ? '/sdk/intro' : route.startsWith('/0.3.2') ? '/0.3.2' : '/';

it('vague questions lead to their sections', async () => {
  const {ask} = openBox(BUILD, await readBuiltIndexes(BUILD));
  const missed: string[] = [];
  for (const [route, sections] of Object.entries(vagueQuestions)) {
    for (const [anchor, list] of Object.entries(sections)) {
      const own = anchor === '' ? route : `${route}#${anchor}`;
      for (const question of list.split(', ')) {
        const [first] = await ask(startOf(route), question);
        if (first !== own) missed.push(`"${question}" → ${String(first)}, not ${own}`);
      }
    }
  }
  expect(missed).toEqual([]);
}, 300_000);
