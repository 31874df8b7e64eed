import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';

import {HINT_KEY} from '../hint.ts';
import SetupHint from '../SetupHint.tsx';

const stored = new Map<string, string>();

vi.mock('@docusaurus/theme-common', () => ({
  useStorageSlot: (key: string) => [stored.get(key) ?? null, {}],
}));
vi.mock('../useChoice.ts', () => ({useChoose: () => () => undefined}));

it('stays closed where the script of the first page with tabs has not run', () => {
  const html = (): string =>
    renderToStaticMarkup(
      createElement(SetupHint, {selected: 'windows', onAnswer: () => undefined}),
    );
  stored.set('other', 'closed');
  expect(html()).toContain('Keep the selected platform');
  stored.set(HINT_KEY, 'closed');
  expect(html()).toBe('');
});
