import {expect, it} from 'vitest';

import {withoutPreset} from '../postcss.ts';

it('leaves the preset out, keeps other plugins, and looks for no file', () => {
  const ready = {postcssPlugin: 'ready'};
  const plugins = [
    ['/node_modules/postcss-preset-env/dist/index.cjs', {stage: 4}],
    '/node_modules/postcss-preset-env',
    ['/other', {depth: 2}],
    '/another',
    ready,
  ];
  expect(withoutPreset({ident: 'postcss', plugins})).toEqual({
    ident: 'postcss',
    config: false,
    plugins: [['/other', {depth: 2}], '/another', ready],
  });
});
