import {expect, it, vi} from 'vitest';

import {makeOnce} from '../postcss.ts';

it('makes named plugins with their settings, leaves others, and looks for no file', () => {
  const make = vi.fn((settings?: unknown) => ({made: settings}));
  const load = vi.fn(() => make);
  const ready = {postcssPlugin: 'ready'};
  const options = {ident: 'postcss', plugins: ['/a', ['/b', {stage: 2}], ready]};
  expect(makeOnce(options as never, load)).toEqual({
    ident: 'postcss',
    config: false,
    plugins: [{made: undefined}, {made: {stage: 2}}, ready],
  });
  expect(load.mock.calls).toEqual([['/a'], ['/b']]);
});
