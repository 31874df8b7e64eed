import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

import {PREVIOUS} from '../../data/releases.ts';
import {TEXTS as NOT_FOUND} from '../NotFound/Content/texts.ts';
import {TEXTS} from '../texts.ts';

// Written out, because every page loads these files: the list of releases would make all of them larger.
it('the menu without scripts and the 404 page lead to the release before the latest', () => {
  expect(TEXTS.menu.old, 'src/theme/texts.ts').toBe(`Documentation of ${PREVIOUS}`);
  expect(NOT_FOUND.release, 'src/theme/NotFound/Content/texts.ts').toBe(`release ${PREVIOUS}`);
  for (const file of ['Footer/Layout/index.tsx', 'NotFound/Content/index.tsx']) {
    const code = readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');
    expect(code, `${file}: link to the release before the latest`).toContain(`to="/${PREVIOUS}"`);
  }
});
