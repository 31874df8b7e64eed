import {expect, it} from 'vitest';

import {LATEST} from '../../data/releases.ts';
import {releaseOf} from '../release-of.ts';

it('reads the release from the address of a page', () => {
  expect(releaseOf('/kamiwaza-docs/0.3.2/installation/installation_process')).toBe('0.3.2');
  expect(releaseOf('/0.3.2')).toBe('0.3.2');
  expect(releaseOf('/kamiwaza-docs/quickstart')).toBe(LATEST);
  expect(releaseOf('/release-notes/0-5-0')).toBe(LATEST);
  expect(releaseOf('/x/10.20.30-notes')).toBe(LATEST);
});
