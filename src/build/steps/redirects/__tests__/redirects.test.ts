import {describe, expect, it} from 'vitest';

import {faultsOf} from '../check.ts';
import {validateOptions} from '../options.ts';
import {moveScript, movedPage, redirectFiles} from '../page.ts';

const routes = new Set(['/', '/quickstart', '/models/overview']);

describe('the list', () => {
  it('accepts old addresses that lead to a page', () => {
    expect(
      faultsOf(
        {'/models': '/models/overview', '/start/now': '/quickstart#go', '/home': '/'},
        routes,
      ),
    ).toEqual([]);
  });

  it.each([
    ['/quickstart', '/models/overview', 'a page lives at the old address'],
    ['/old', '/nothing', 'no page lives at the target'],
    ['/old/', '/quickstart', 'write the old address as a site path'],
    ['https://x.y/old', '/quickstart', 'write the old address as a site path'],
    ['/', '/quickstart', 'write the old address as a site path'],
    ['/old', 'quickstart', 'write the target as a site path'],
    ['/old', '//evil.example', 'write the target as a site path'],
    ['/old', '/"><script>', 'write the target as a site path'],
  ])('rejects %s -> %s', (from, to, message) => {
    const [fault] = faultsOf({[from]: to}, routes);
    expect(fault).toContain(message);
  });

  it('rejects a chain', () => {
    const faults = faultsOf({'/a': '/b', '/b': '/quickstart'}, routes);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('"/a" -> "/b": the target redirects itself');
  });
});

it('stands at the old address, without and with a slash', () => {
  expect(redirectFiles('/0.3.2/company')).toEqual([
    {file: '0.3.2/company.html', depth: 1},
    {file: '0.3.2/company/index.html', depth: 2},
  ]);
});

it('leads on by script, by refresh and by link, under any base path', () => {
  const html = movedPage(2, '/team/jobs#pay', 'https://example.com/base/');
  expect(html).toContain('<a href="../../team/jobs#pay">');
  expect(html).toContain('url=../../team/jobs#pay"');
  expect(html).toContain('<link rel="canonical" href="https://example.com/base/team/jobs#pay">');
  expect(html).toContain(`<script>${moveScript}</script>`);
  expect(movedPage(1, '/', 'https://e.com/')).toContain('<a href="../">');
  expect(movedPage(0, '/x', 'https://e.com/')).toContain('<a href="./x">');
});

it('refuses options that are missing', () => {
  expect(() => validateOptions({})).toThrow('redirects: "redirects" is required.');
});
