import {describe, expect, it} from 'vitest';

import {hitUrl, parseContext, parseVersion} from '../addresses.ts';
import {scopeOf, searchPageUrl} from '../scope.ts';

const base = '/kamiwaza-docs/';
const at = (path: string, pluginId?: string, version?: string) =>
  scopeOf({
    pathname: base + path,
    baseUrl: base,
    pluginId,
    versionPath:
      version === undefined ? (pluginId ? base.slice(0, -1) : undefined) : base + version,
    isLast: version === undefined,
  });

describe('where a query looks', () => {
  it.each([
    ['', 'default', undefined, {context: 'docs', version: ''}],
    ['models/overview', 'default', undefined, {context: 'docs', version: ''}],
    ['sdk/intro', 'sdk', undefined, {context: 'sdk', version: ''}],
    ['sdk/0.5.0', 'sdk', 'sdk/0.5.0', {context: 'sdk', version: '0.5.0/'}],
    ['sdk/0.5.0/services/models', 'sdk', 'sdk/0.5.0', {context: 'sdk', version: '0.5.0/'}],
    ['0.3.2', 'default', '0.3.2', {context: 'docs', version: '0.3.2/'}],
    ['0.3.2/company/jobs', 'default', '0.3.2', {context: 'docs', version: '0.3.2/'}],
    ['0.3.2/sdk/services/models', 'default', '0.3.2', {context: 'sdk', version: '0.3.2/'}],
    ['0.3.2/sdk-notes', 'default', '0.3.2', {context: 'docs', version: '0.3.2/'}],
    ['0.5.0/models/overview', 'default', '0.5.0', {context: 'docs', version: '0.5.0/'}],
    ['blog', undefined, undefined, {context: '', version: ''}],
    ['search', undefined, undefined, {context: '', version: ''}],
  ])('%s', (path, plugin, version, expected) => {
    expect(at(path, plugin, version)).toEqual(expected);
  });
});

describe('parameters of the search page', () => {
  const known = ['', '0.5.0/', '0.3.2/'];
  it.each([
    ['', ''],
    ['0.3.2', '0.3.2/'],
    ['0.3.2/', '0.3.2/'],
    ['/0.3.2/', '0.3.2/'],
    [' 0.5.0 ', '0.5.0/'],
    ['9.9', null],
    ['//evil.example/', null],
    ['__proto__', null],
  ])('version %j', (value, expected) => {
    expect(parseVersion(value, known)).toBe(expected);
  });

  it.each([
    ['', ''],
    ['docs', 'docs'],
    ['SDK', 'sdk'],
    ['blog', null],
    ['constructor', null],
  ])('context %j', (value, expected) => {
    expect(parseContext(value)).toBe(expected);
  });

  it('are written back', () => {
    expect(searchPageUrl(base, 'a b&c', {context: 'sdk', version: '0.3.2/'})).toBe(
      '/kamiwaza-docs/search?q=a+b%26c&ctx=sdk&version=0.3.2%2F',
    );
    expect(searchPageUrl(base, '', {context: '', version: ''})).toBe('/kamiwaza-docs/search');
    expect(() => searchPageUrl(base, '\ud800', {context: '', version: ''})).not.toThrow();
  });

  it('lead to a hit, its row or a further section, with the words to mark before the hash', () => {
    const at = (h: string) => ({t: 'T', u: '/p', h, b: []});
    const words = ['deploy_model', 'ä'];
    expect(hitUrl({document: at('#h'), words})).toBe(
      '/p?_highlight=deploy_model&_highlight=%C3%A4#h',
    );
    expect(hitUrl({document: at(''), words: []})).toBe('/p');
    const hit = {document: at('#h'), row: '#h--row', words: []};
    expect(hitUrl(hit)).toBe('/p#h--row');
    const section = {document: at('#s'), title: {text: 'S', marks: []}, near: true};
    expect(hitUrl(hit, section)).toBe('/p#s');
  });
});
