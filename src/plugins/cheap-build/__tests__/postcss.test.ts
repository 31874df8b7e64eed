import postcss, {type AcceptedPlugin} from 'postcss';
import {expect, it, vi} from 'vitest';

import {makeOnce} from '../postcss.ts';

/** A plugin that notes in every rule what it was made with. */
const make = vi.fn((settings?: unknown) => ({
  postcssPlugin: 'note',
  Once: (root: postcss.Root) => void root.append({text: JSON.stringify(settings ?? 'none')}),
}));
const load = vi.fn(() => make);
const ready = {
  postcssPlugin: 'ready',
  Once: (root: postcss.Root) => void root.append({text: 'ready'}),
};
const options = {ident: 'postcss', plugins: ['/a', ['/b', {stage: 2}], ready]};

it('makes named plugins with their settings, once, and leaves others', async () => {
  const {plugins, ...rest} = makeOnce(options, load);
  expect(rest).toEqual({ident: 'postcss', config: false});
  for (const sheet of ['a {}', 'b {}']) {
    const {css} = await postcss(plugins as AcceptedPlugin[]).process(sheet, {from: undefined});
    expect(css.match(/\/\*.*?\*\//g)).toEqual(['/* "none" */', '/* {"stage":2} */', '/* ready */']);
  }
  expect(load.mock.calls).toEqual([['/a'], ['/b']]);
  expect(make).toHaveBeenCalledTimes(2);
});

it('loads nothing as long as there is no style sheet', () => {
  load.mockClear();
  makeOnce(options, load);
  expect(load).not.toHaveBeenCalled();
});
