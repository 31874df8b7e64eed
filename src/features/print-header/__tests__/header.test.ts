import {expect, it} from 'vitest';

import {LATEST} from '../../../data/releases.ts';
import {headerLine} from '../header.ts';

const address = 'https://docs.example.com/quickstart';
const date = new Date(2026, 2, 1, 12);

it('names release, address and day', () => {
  expect(headerLine({version: '0.3.2', address, date})).toBe(
    `Kamiwaza 0.3.2 · ${address} · printed March 1, 2026`,
  );
});

it('names the latest release for its own pages and for pages without one', () => {
  for (const version of ['current', undefined]) {
    expect(headerLine({version, address, date})).toContain(`Kamiwaza ${LATEST} · `);
  }
});
