import {load} from 'cheerio';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {builtSite} from '../../../../../tests/support/built-site.ts';
import type {BuildStep} from '../../../../site/build-step.ts';
import {
  contentSecurityPolicy,
  hashSource,
  headersFile,
  inlineHashes as hashesOf,
  securityHeaders,
} from '../policy.ts';
import {contentSecurityPolicyStep} from '../step.ts';

const inlineHashes = (html: string) => hashesOf(load(html));
const page = (body: string, head = '<meta charset=UTF-8>'): string =>
  `<!doctype html><html lang=en>${head}<title>x</title><body>${body}`;

describe('hashSource', () => {
  it('matches what browsers compute', () => {
    // Example of the CSP specification: alert('Hello, world.');
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
    expect(hashSource('a\r\nb')).toBe(hashSource('a\nb'));
  });
});

describe('inlineHashes', () => {
  it('finds scripts that run, and only these', () => {
    const html = page(
      '<script>one()</script><SCRIPT type="module">two()</SCRIPT><script type=text/javascript>three()</script>' +
        '<script src=/a.js></script><script src="/b.js" defer></script>' +
        '<script data-rh=true type=application/ld+json>{"a":"<b>"}</script>',
    );
    expect([...inlineHashes(html).scripts]).toEqual(
      ['one()', 'two()', 'three()'].map((text) => hashSource(text)),
    );
  });

  it('is not misled by markup in attributes and by tags in scripts', () => {
    const html = page(
      '<p title="<script>no()</script>" data-x=\'>\'>x</p><script>write("<script>" + "<p style=\'x\'>")</script>',
    );
    expect([...inlineHashes(html).scripts]).toEqual([
      hashSource('write("<script>" + "<p style=\'x\'>")'),
    ]);
  });

  it('finds style attributes however they are quoted, also those a script inserts', () => {
    const html = page(
      '<p style="color: red">x</p><p class=a style=\'a:&quot;b&quot;\'>x</p><p style=top:0 id=x>x</p>' +
        '<script>x.innerHTML=\'<b style="left: 0">\';y="<b style=\\"right: 0\\">"</script>' +
        '<pre>&lt;p style="in a sample"></pre>',
    );
    expect([...inlineHashes(html).styleAttributes]).toEqual(
      ['color: red', 'a:"b"', 'top:0', 'left: 0', 'right: 0'].map((text) => hashSource(text)),
    );
  });

  it('terminates on any text', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.constantFrom('<', '>', '"', "'", '<script', '</script', ' style='),
          ),
        ),
        (parts) => {
          inlineHashes(parts.join(''));
        },
      ),
    );
  });
});

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy(inlineHashes(page('<script>a()</script>')));

  it('forbids what is not listed and allows only the site itself', () => {
    // Firefox would refuse to prefetch under 'none'.
    expect(policy).toContain("default-src 'self'");
    for (const directive of ['object-src', 'frame-src', 'font-src', 'media-src', 'base-uri']) {
      expect(policy).toContain(`${directive} 'none'`);
    }
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*|blob:/);
    expect(policy).not.toContain('style-src-attr');
    expect(policy).toContain(`script-src 'self' ${hashSource('a()')}`);
  });

  it('allows style attributes by hash only', () => {
    const styled = contentSecurityPolicy(inlineHashes(page('<p style="a:b">')));
    expect(styled).toContain(`style-src-attr 'unsafe-hashes' ${hashSource('a:b')}`);
  });
});

describe('the step', () => {
  it('puts the policy after the character set, also on pages that steps added', async () => {
    const add: BuildStep = {
      name: 'add',
      start({addPage}) {
        addPage('old.html', page('<script>move()</script>'));
        return {};
      },
    };
    const site = builtSite({'a.html': page('<p style="a:b">'), 'b.html': page('plain')});
    await site.run([add, contentSecurityPolicyStep]);
    expect(site.read('b.html')).toMatch(
      /<meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="[^"]+"><meta name="referrer" content="same-origin"><title>/,
    );
    expect(site.read('old.html')).toContain(hashSource('move()'));
    expect(site.read('b.html')).not.toContain(hashSource('move()'));
    const headers = site.read('_headers');
    expect(headers).toContain(hashSource('move()'));
    expect(headers).toContain(hashSource('a:b'));
  });
});

it('the step covers a script that a step before it added, and comes before it on the page', async () => {
  const add: BuildStep = {
    name: 'add',
    start: () => ({page: ({addToHead}) => addToHead('<script>added()</script>')}),
  };
  const site = builtSite({'a.html': page('plain')});
  await site.run([add, contentSecurityPolicyStep]);
  expect(site.read('a.html')).toMatch(/Content-Security-Policy.*<script>added\(\)/);
  for (const file of ['a.html', '_headers']) {
    expect(site.read(file), file).toContain(hashSource('added()'));
  }
});

describe('headers', () => {
  it('contain the policy, and what a meta tag cannot say', () => {
    const headers = securityHeaders(inlineHashes(page('<script>a()</script>')));
    expect(headers['Content-Security-Policy']).toMatch(/frame-ancestors 'self'$/);
    expect(Object.keys(headers)).toEqual(
      expect.arrayContaining(['X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy']),
    );
    const file = headersFile(headers);
    expect(file).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src/);
    // Cloudflare Pages refuses longer lines.
    file.split('\n').forEach((line) => {
      expect(line.length).toBeLessThan(2000);
    });
  });
});
