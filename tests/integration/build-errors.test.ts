import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {afterAll, expect, it} from 'vitest';

// Inside node_modules, so that the copy finds Docusaurus, and git and the linters ignore it.
const site = mkdtempSync(path.resolve('node_modules', '.spoilt-'));
cpSync('tests/fixtures/config-site', site, {recursive: true});
afterAll(() => {
  rmSync(site, {recursive: true});
});

/** Builds a site of one page with one more navbar item and returns what the build said. */
function buildWith(navbarItem: object): {status: number | null; output: string} {
  const config = {
    title: 'One page',
    url: 'https://example.com',
    baseUrl: '/',
    future: {v4: true, experimental_faster: true},
    presets: [
      [
        'classic',
        {
          docs: {routeBasePath: '/', sidebarPath: './sidebars.js'},
          blog: false,
          pages: false,
          sitemap: false,
        },
      ],
    ],
    themeConfig: {navbar: {items: [navbarItem]}},
  };
  writeFileSync(
    path.join(site, 'docusaurus.config.js'),
    `module.exports = ${JSON.stringify(config)};`,
  );
  const {status, stdout, stderr} = spawnSync(
    path.resolve('node_modules/.bin/docusaurus'),
    ['build', site],
    {encoding: 'utf8', env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0'}},
  );
  return {status, output: stdout + stderr};
}

it('a sound configuration builds', () => {
  const {status, output} = buildWith({type: 'doc', docId: 'intro', label: 'Intro'});
  expect(status, output).toBe(0);
}, 180_000);

// An unknown navbar item type, a missing doc or sidebar id, or a nonexistent version
// name is a configuration error.
it.each([
  ['an unknown navbar item type', {type: 'no-such-item', label: 'x'}, /no-such-item/],
  ['a missing doc id', {type: 'doc', docId: 'no/such/doc', label: 'x'}, /no\/such\/doc/],
  [
    'a missing sidebar id',
    {type: 'docSidebar', sidebarId: 'no-such-sidebar', label: 'x'},
    /no-such-sidebar/,
  ],
  ['a version that does not exist', {type: 'docsVersionDropdown', versions: ['9.9.9']}, /9\.9\.9/],
])(
  '%s stops the build with a message that names it',
  (_, navbarItem, message) => {
    const {status, output} = buildWith(navbarItem);
    expect(status).not.toBe(0);
    expect(output).toMatch(message);
  },
  180_000,
);
