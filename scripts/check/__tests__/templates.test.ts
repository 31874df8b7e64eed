import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {runRules} from '../index.ts';
import {headings} from '../../../src/site/mdx/parse.ts';
import {page, ROOT, site} from './support.ts';

/** The order of sections that STYLEGUIDE.md gives each kind of page. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  concept: ['Parts', 'How they work together', 'Next steps'],
  'how-to': ['Before you start', 'Do it', 'Check that it worked', 'Troubleshooting', 'Next steps'],
  reference: ['First group', 'Second group'],
  troubleshooting: ['What you see', 'EXACT_ERROR_CODE', 'When nothing helps'],
};

const FOLDER = path.join(ROOT, 'templates');

it('there is a template for each kind of page', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(SHAPES).map((kind) => `${kind}.mdx`));
});

describe.each(Object.entries(SHAPES))('the template %s', (kind, shape) => {
  // A new copy of the template has exactly one fault: it is unwritten.
  const copy = page(
    readFileSync(path.join(FOLDER, `${kind}.mdx`), 'utf8'),
    `docs/models/new-${kind}.mdx`,
  );

  it('passes all rules except the one against unwritten pages', async () => {
    const withCopy = {...site, pages: [...site.pages, copy]};
    expect((await runRules(withCopy, [copy])).map(({rule}) => rule)).toEqual(['template']);
  });

  it('has the sections of its kind in order', () => {
    const sections = headings(copy).filter(({depth}) => depth === 2);
    expect(sections.map(({text}) => text)).toEqual(shape);
  });
});
