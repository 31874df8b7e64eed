import {describe, expect, it} from 'vitest';

import type {BuildStep, BuiltPage} from '../../site/build-step.ts';
import {builtSite, html} from '../../../tests/support/built-site.ts';

const step = (name: string, start: BuildStep['start']): BuildStep => ({name, start});

describe('the steps of a build', () => {
  it('start in order, process every page in order, and finish in order', async () => {
    const done: string[] = [];
    const log = (name: string): BuildStep =>
      step(name, () => {
        done.push(`${name} starts`);
        return {
          page: ({file}) => done.push(`${name} ${file}`),
          finish: () => void done.push(`${name} ends`),
        };
      });
    const site = builtSite({'b.html': html(''), 'a/c.html': html(''), 'd.txt': 'no page'});
    await site.run([log('one'), log('two')]);
    expect(done).toEqual([
      ...['one starts', 'two starts'],
      ...['one a/c.html', 'two a/c.html', 'one b.html', 'two b.html'],
      ...['one ends', 'two ends'],
    ]);
  });

  it('share a page that is parsed once, with its route', async () => {
    const seen: BuiltPage[] = [];
    const parsed: unknown[] = [];
    const look = step('look', () => ({
      page(page) {
        seen.push(page);
        parsed.push(page.$);
      },
    }));
    const site = builtSite({
      'index.html': html('home'),
      'a.html': html('a'),
      'c/index.html': html('c'),
      'a/index.html': html('not a route'),
    });
    await site.run([look, look], {routes: ['/', '/a', '/c', '/404.html']});
    expect(new Set(parsed).size).toBe(4);
    expect(Object.fromEntries(seen.map(({file, route}) => [file, route]))).toEqual({
      'index.html': '/',
      'a.html': '/a',
      'c/index.html': '/c',
      'a/index.html': undefined,
    });
  });

  it('write a page once with everything that they added, the last first, and with optional tags', async () => {
    const add = (tags: string): BuildStep =>
      step(tags, () => ({
        page({file, addToHead}) {
          if (file === 'a.html') addToHead(tags);
        },
      }));
    const site = builtSite({'a.html': html('text & more'), 'b.html': html('<p>b<p>c')});
    await site.run([add('<link rel=one>'), add('<link rel=two>')]);
    expect(site.read('a.html')).toBe(
      '<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8"><link rel="two"><link rel="one"><title>x</title></head><body>text &amp; more</body></html>',
    );
    expect(site.read('b.html')).toContain('<body><p>b</p><p>c</p></body></html>');
  });

  it('pass pages that a step added to all steps', async () => {
    const add = step('add', ({addPage}) => {
      addPage('old/index.html', html('moved'));
      return {};
    });
    const mark = step('mark', () => ({
      page({addToHead}) {
        addToHead('<link rel=mark>');
      },
    }));
    const site = builtSite({'a.html': html('')});
    await site.run([add, mark]);
    expect(site.read('old/index.html')).toContain('<meta charset="UTF-8"><link rel="mark">');
    await expect(site.run([add])).rejects.toThrow('add: there is a page old/index.html already.');
  });

  it('report their name and the page when they fail', async () => {
    const fail = (): never => {
      throw new Error('cannot go on');
    };
    const site = builtSite({'a.html': html('')});
    await expect(site.run([step('one', fail)])).rejects.toThrow(/^one: cannot go on$/);
    await expect(site.run([step('one', () => ({page: fail}))])).rejects.toThrow(
      /^one, a\.html: cannot go on$/,
    );
    await expect(site.run([step('one', () => ({finish: fail}))])).rejects.toThrow(
      /^one: cannot go on$/,
    );
  });

  it('add nothing to a page that does not declare its character set in its first bytes', async () => {
    const add = step('policy', () => ({
      page({addToHead}) {
        addToHead('<link>');
      },
    }));
    const site = builtSite({'a.html': '<title>x</title>'});
    await expect(site.run([add])).rejects.toThrow(
      'policy, a.html: the page does not declare its character set. Add <meta charset="utf-8">.',
    );
    // In characters, this one begins early enough.
    const late = builtSite({
      'a.html': `<head><title>${'é'.repeat(600)}</title><meta charset="UTF-8"></head>`,
    });
    await expect(late.run([add])).rejects.toThrow(
      'policy, a.html: the page declares its character set after 1024 bytes. Move it up.',
    );
  });
});
