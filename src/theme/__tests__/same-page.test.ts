import {expect, it, vi} from 'vitest';

vi.mock('@docusaurus/router', () => ({}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({}));

const {samePage} = await import('../NavbarItem/DropdownNavbarItem/same-page.ts');

const doc = (path: string): {id: string; path: string} => ({id: path, path});
const old = {docs: [doc('/base/0.3.2'), doc('/base/0.3.2/sdk/services/models')]};
const latest = {docs: [doc('/base/'), doc('/base/quickstart')]};
const sdk = {docs: [doc('/base/sdk/services/models'), doc('/base/sdk/services/activity')]};
const of = (to: string, pathname: string): string =>
  samePage(to, pathname, '/base/', [latest, old, sdk]);

it.each([
  // The SDK was part of the product docs.
  ['/base/', '/base/0.3.2/sdk/services/models', '/base/sdk/services/models'],
  ['/base/?a=1#b', '/base/0.3.2/sdk/services/models', '/base/sdk/services/models?a=1#b'],
  ['/base/0.3.2#b', '/base/sdk/services/models', '/base/0.3.2/sdk/services/models#b'],
  // The other release does not have it.
  ['/base/', '/base/0.3.2/sdk/services/modls', '/base/'],
  ['/base/0.3.2', '/base/sdk/services/activity', '/base/0.3.2'],
  // Docusaurus has found the page itself, or there is none.
  ['/base/quickstart', '/base/0.3.2/quickstart', '/base/quickstart'],
  ['/base/0.3.2', '/base/quickstart', '/base/0.3.2'],
  ['/base/', '/base/sdk/services/models', '/base/'],
  [
    '/base/0.3.2/sdk/services/models',
    '/base/0.3.2/sdk/services/models',
    '/base/0.3.2/sdk/services/models',
  ],
])('an entry to %s on %s leads to %s', (to, pathname, expected) => {
  expect(of(to, pathname)).toBe(expected);
});
