import {runInNewContext} from 'node:vm';

import {describe, expect, it} from 'vitest';

import {builtSite} from '../../../../../tests/support/built-site.ts';
import {problemsOf} from '../check.ts';
import {redirectPage} from '../page.ts';
import {redirectFiles, redirectsStep} from '../step.ts';

const routes = new Set(['/', '/quickstart', '/models/overview']);

describe('the list', () => {
  it('accepts old addresses that lead to a page', () => {
    expect(
      problemsOf(
        {'/models': '/models/overview', '/start/now': '/quickstart#go', '/home': '/'},
        routes,
      ),
    ).toEqual([]);
  });

  it.each([
    ['/quickstart', '/models/overview', 'there is a page at the old address'],
    ['/old', '/nothing', 'there is no page at the target'],
    ['/old/', '/quickstart', 'write the old address as a site path'],
    ['https://x.y/old', '/quickstart', 'write the old address as a site path'],
    ['/', '/quickstart', 'write the old address as a site path'],
    ['/old', 'quickstart', 'write the target as a site path'],
    ['/old', '//evil.example', 'write the target as a site path'],
    ['/old', '/"><script>', 'write the target as a site path'],
  ])('rejects %s -> %s', (from, to, message) => {
    const [problem] = problemsOf({[from]: to}, routes);
    expect(problem).toContain(message);
  });

  it('rejects a chain', () => {
    const problems = problemsOf({'/a': '/b', '/b': '/quickstart'}, routes);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('"/a" -> "/b": the target redirects itself');
  });
});

it('is at the old address, without and with a slash', () => {
  expect(redirectFiles('/0.3.2/company')).toEqual([
    {file: '0.3.2/company.html', depth: 1},
    {file: '0.3.2/company/index.html', depth: 2},
  ]);
});

describe('the step', () => {
  it('leads a comparison that a new release ends to the list of comparisons', async () => {
    const site = builtSite();
    await site.run([redirectsStep({}, ['/changes', '/changes/there', '/changes/sdk/a', '/b'])], {
      routes: ['/changes', '/changes/there'],
    });
    expect(site.files()).toEqual(['changes/sdk/a.html', 'changes/sdk/a/index.html']);
  });

  it('redirects by script, by refresh and by link, under any base path', async () => {
    const site = builtSite();
    await site.run([redirectsStep({'/0.3.2/jobs': '/team/jobs#pay', '/home': '/'})], {
      routes: ['/', '/team/jobs'],
    });
    expect(site.files()).toEqual([
      '0.3.2/jobs.html',
      '0.3.2/jobs/index.html',
      'home.html',
      'home/index.html',
    ]);
    const page = site.read('0.3.2/jobs/index.html');
    expect(page).toContain('<a href="../../team/jobs#pay">/team/jobs#pay</a>');
    expect(page).toContain('url=../../team/jobs#pay"');
    expect(page).toContain('<link rel="canonical" href="https://example.com/base/team/jobs#pay">');
    expect(page).toContain('location.replace(a.href)');
    expect(site.read('home/index.html')).toContain('<a href="../">');
    expect(site.read('home.html')).toContain('<a href="./">');
  });

  it('stops the build on a wrong list, with all problems', async () => {
    const site = builtSite();
    await expect(
      site.run([redirectsStep({'/a': '/none', '/b/': '/'})], {routes: ['/']}),
    ).rejects.toThrow(/src\/data\/redirects\.ts:\n {2}"\/a".*\n {2}"\/b\/"/);
    expect(site.files()).toEqual([]);
  });
});

it('escapes its parts', () => {
  const page = redirectPage({
    ...{title: 'x', says: 'x', label: 'a<b', script: ''},
    ...{to: '/base/a"<b', canonical: 'https://example.com/a"<b'},
  });
  expect(page).not.toMatch(/"<b|a<b/);
});

it.each([
  ['https://docs.example/base/old', 'https://docs.example/base/models'],
  ['https://docs.example/base/old?a=1#b', 'https://docs.example/base/models?a=1#b'],
  ['file:///copy/old.html', 'file:///copy/models'],
  // Served by nginx, which decodes and joins the slashes.
  [
    'https://docs.example//evil.example/..%2fbase/old',
    'https://docs.example//evil.example/..%2fbase/models',
  ],
])('leads from %s to the same host', async (from, to) => {
  const site = builtSite();
  await site.run([redirectsStep({'/old': '/models'})], {routes: ['/models']});
  const page = site.read('old.html');
  const [, script = ''] = /<script>(.*)<\/script>/.exec(page) ?? [];
  const [, href = ''] = /<a href="([^"]*)"/.exec(page) ?? [];
  let target = '';
  runInNewContext(script, {
    document: {querySelector: () => new URL(href, from)},
    location: Object.assign(new URL(from), {replace: (address: string) => (target = address)}),
  });
  expect(new URL(target, from).host).toBe(new URL(from).host);
  expect(target).toBe(to);
});
