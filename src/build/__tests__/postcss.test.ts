import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import postcss, {type AcceptedPlugin} from 'postcss';
import {expect, it} from 'vitest';

import {postCssOptions} from '../postcss.ts';

it('leaves the preset out, keeps other plugins, and looks for no file', () => {
  const ready = {postcssPlugin: 'ready'};
  const plugins = [
    ['/node_modules/postcss-preset-env/dist/index.cjs', {stage: 4}],
    '/node_modules/postcss-preset-env',
    ['/other', {depth: 2}],
    '/another',
    ready,
  ];
  expect(postCssOptions({ident: 'postcss', plugins}, '/site', false)).toEqual({
    ident: 'postcss',
    config: false,
    plugins: [['/other', {depth: 2}], '/another', ready],
  });
});

it('a build leaves out unused rules of Infima, and keeps those for class names that code composes', async () => {
  const site = mkdtempSync(path.join(os.tmpdir(), 'postcss-'));
  mkdirSync(path.join(site, 'src'));
  writeFileSync(path.join(site, 'src/Card.tsx'), 'export default <p className="used" />;');
  const frozen = path.join(site, 'sdk_versioned_docs/version-0.5.0');
  mkdirSync(frozen, {recursive: true});
  writeFileSync(path.join(frozen, 'page.mdx'), '<p className="frozen">Text.</p>');
  const {plugins} = postCssOptions({ident: 'postcss', plugins: []}, site, true);
  const rules =
    '.frozen{top:0}.used{top:0}.unused{top:0}.alert--info{top:0}.used.unused{top:0}p{top:0}';
  const processed = async (from: string): Promise<string> =>
    (await postcss(plugins as AcceptedPlugin[]).process(rules, {from})).css;
  expect(await processed('/site/node_modules/infima/dist/default.css')).toBe(
    '.frozen{top:0}.used{top:0}.alert--info{top:0}p{top:0}',
  );
  expect(await processed('/site/src/css/text.css')).toBe(rules);
});

it('a build leaves out variables of Infima that no style sheet and no component reads', async () => {
  const site = mkdtempSync(path.join(os.tmpdir(), 'postcss-'));
  const theme = path.join(site, 'node_modules/@docusaurus/theme-classic/lib/theme/Card');
  for (const folder of [theme, path.join(site, 'src')]) mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(theme, 'styles.module.css'), '.card{color:var(--ifm-theme)}');
  writeFileSync(path.join(theme, 'index.js'), '<Close color="var(--ifm-cross)" />');
  writeFileSync(path.join(site, 'src/own.css'), 'p{color:var( --ifm-own, red)}');
  const {plugins} = postCssOptions({ident: 'postcss', plugins: []}, site, true);
  const root =
    ':root{--ifm-own:1;--ifm-theme:var(--ifm-inner);--ifm-inner:2;--ifm-none:3;--ifm-cross:5;--kw-a:4}';
  const {css} = await postcss(plugins as AcceptedPlugin[]).process(root, {
    from: '/site/node_modules/infima/dist/default.css',
  });
  expect(css).toBe(
    ':root{--ifm-own:1;--ifm-theme:var(--ifm-inner);--ifm-inner:2;--ifm-cross:5;--kw-a:4}',
  );
});
