import {expect, it} from 'vitest';

import {LATEST} from '../../../data/releases.ts';
import {headerLine} from '../header.ts';

const address = 'https://docs.example.com/quickstart';
const date = new Date(2026, 2, 1, 12);

it('names release, address and day', () => {
  for (const path of ['/0.3.2', '/0.3.2/intro', '/sdk/0.3.2/intro'])
    expect(headerLine({path, address, date})).toBe(
      `Kamiwaza 0.3.2 · ${address} · printed March 1, 2026`,
    );
});

it('names the latest release for its own pages and for pages without one', () => {
  for (const path of [
    '/',
    '/quickstart',
    `/${LATEST}/quickstart`,
    '/blog/2024/04/15/release-0.3.2',
  ]) {
    expect(headerLine({path, address, date})).toContain(`Kamiwaza ${LATEST} · `);
  }
});
