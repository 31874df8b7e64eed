import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {hashSource} from '../../src/build/steps/content-security-policy/policy.ts';

const BUILD = 'build';

type Policy = ReadonlyMap<string, readonly string[]>;

/** Reads a policy as browsers do: directives by semicolon, sources by space. */
function parse(text: string): Policy {
  return new Map(
    text
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

const headers = readFileSync(path.join(BUILD, '_headers'), 'utf8');
const header = (name: string): string =>
  new RegExp(`^ {2}${name}: (.*)$`, 'm').exec(headers)?.[1] ?? '';
const forAll = parse(header('Content-Security-Policy'));

const FORBIDDEN = /unsafe-inline|unsafe-eval|\*|blob:|https?:|wss?:|filesystem:/;

/** Says what is wrong with a page's policy, or what in the page violates it. */
function faultsOf(file: string): string[] {
  const html = readFileSync(path.join(BUILD, file), 'utf8');
  const $ = load(html);
  const meta = $('meta[http-equiv="Content-Security-Policy"]');
  const policy = parse(meta.attr('content') ?? '');
  const faults: string[] = [];
  const check = (holds: boolean, fault: string): void => {
    if (!holds) {
      faults.push(`${file}: ${fault}`);
    }
  };

  check(meta.length === 1 && meta.parent().is('head'), 'has not exactly one policy in its head');
  check(
    meta.prevAll().length === 1 && meta.prev().is('meta[charset]'),
    'has something before its policy that is not the character set',
  );
  check(
    /<meta charset=/i.test(html.slice(0, 1024)),
    'names its character set too late for browsers',
  );

  check(policy.get('default-src')?.join() === "'self'", 'allows other origins by default');
  for (const directive of ['object-src', 'frame-src', 'font-src', 'media-src']) {
    check(policy.get(directive)?.join() === "'none'", `allows ${directive}`);
  }
  check(policy.get('base-uri')?.join() === "'none'", 'allows a base address');
  check(policy.get('style-src')?.join() === "'self'", 'allows styles from elsewhere');
  for (const [directive, sources] of policy) {
    check(!FORBIDDEN.test(sources.join(' ')), `is too generous in ${directive}`);
    check(!sources.includes('data:') || directive === 'img-src', `allows data: in ${directive}`);
  }
  // The base URL banner of the home page is the only markup with inline styles.
  check(policy.has('style-src-attr') === (file === 'index.html'), 'misjudges style attributes');

  const needed = $('script:not([src])')
    .toArray()
    .filter((element) => !/json/.test(element.attribs.type ?? ''))
    .map((element) => hashSource($(element).text()));
  const allowed = (policy.get('script-src') ?? []).filter((source) => source !== "'self'");
  check(needed.length > 0, 'has no inline script, though every page has one');
  check(
    [...new Set(needed)].sort().join() === [...allowed].sort().join(),
    'allows other inline scripts than it has',
  );
  check(
    needed.every((hash) => forAll.get('script-src')?.includes(hash)),
    'has an inline script that the headers forbid',
  );

  const attributes = $('*')
    .toArray()
    .flatMap((element) => ('attribs' in element ? Object.entries(element.attribs) : []));
  check($('style').length === 0, 'has a style element');
  for (const [name, value] of attributes) {
    check(!/^on/i.test(name), `has the handler ${name}`);
    check(name !== 'style', `has the style attribute ${value}`);
    check(!/^\s*(?:javascript|vbscript|data):/i.test(value), `has the address ${value}`);
  }
  check(
    $('iframe, object, embed, base, audio, video').length === 0,
    'embeds something foreign by nature',
  );
  // rel=expect loads nothing: it names an element that painting waits for.
  $(
    'script[src], img[src], link[href]:not([rel~=canonical]):not([rel~=alternate]):not([rel=expect])',
  ).each((_index, element) => {
    const address = element.attribs.src ?? element.attribs.href ?? '';
    check(/^\/(?!\/)/.test(address), `loads ${address}`);
  });
  return faults;
}

describe('the policy', () => {
  it('is on every page and fits it', () => {
    const files = readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => file.endsWith('.html'));
    expect(files.length).toBeGreaterThan(200);
    expect(files.flatMap(faultsOf)).toEqual([]);
  });

  it('is in the headers too, with what a meta tag cannot say', () => {
    expect(headers).toMatch(/^\/\*\n/);
    expect(forAll.get('frame-ancestors')).toEqual(["'self'"]);
    expect(forAll.get('default-src')).toEqual(["'self'"]);
    expect([...forAll.values()].flat().join(' ')).not.toMatch(FORBIDDEN);
    expect(header('X-Content-Type-Options')).toBe('nosniff');
    expect(header('Referrer-Policy')).toBe('same-origin');
    expect(header('Permissions-Policy')).toContain('camera=()');
  });
});
