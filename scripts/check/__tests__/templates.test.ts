import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {headings} from '../../../src/site/mdx/parse.ts';
import {page, ROOT} from './support.ts';

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
  // scripts/releases/__tests__/page.test.ts has all rules on new copies.
  const copy = page(
    readFileSync(path.join(FOLDER, `${kind}.mdx`), 'utf8'),
    `docs/models/new-${kind}.mdx`,
  );

  it('has the sections of its kind in order', () => {
    const sections = headings(copy).filter(({depth}) => depth === 2);
    expect(sections.map(({text}) => text)).toEqual(shape);
  });
});
