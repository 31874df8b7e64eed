import {expect, it} from 'vitest';

import {headerLine} from '../header.ts';

it('names release, address and day', () => {
  const address = 'https://docs.example.com/quickstart';
  expect(headerLine({release: '0.3.2', address, date: new Date(2026, 2, 1, 12)})).toBe(
    `Kamiwaza 0.3.2 · ${address} · printed March 1, 2026`,
  );
});
