import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, expect, it, vi} from 'vitest';

import {PREVIOUS} from '../../../data/releases.ts';

const at = {pluginId: 'default', version: PREVIOUS, pathname: '', latest: ''};
/** Pages of the latest release; the docs plugin names the comparisons among them. */
const PATHS = ['/base/', '/base/team/jobs', '/base/changes/team/jobs', '/base/changes/intro'];

vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: ReactNode}) => <a href={to}>{children}</a>,
}));
vi.mock('@docusaurus/Interpolate', () => ({
  default: ({children, values}: {children: string; values: Record<string, ReactNode>}) =>
    children
      .split(/\{(\w+)\}/)
      .map((part, index) => <span key={part}>{index % 2 === 0 ? part : values[part]}</span>),
}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useActivePlugin: () => ({pluginId: at.pluginId}),
  useDocsPreferredVersion: () => ({savePreferredVersionName: () => undefined}),
  useDocsVersion: () => ({label: at.version, version: at.version}),
  useDocVersionSuggestions: () => ({
    latestDocSuggestion: at.latest === '' ? undefined : {path: at.latest},
    latestVersionSuggestion: {label: '9.0.0', name: '9.0.0', docs: PATHS.map((path) => ({path}))},
  }),
}));
vi.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: at.pathname})}));
vi.mock('@docusaurus/theme-common', () => ({
  ThemeClassNames: {docs: {docVersionBanner: 'banner'}},
}));
vi.mock('@docusaurus/useBaseUrl', () => ({default: () => '/base/'}));

const {default: ReleaseBanner} = await import('../ReleaseBanner.tsx');

/** The links of the banner, without those to the release notes: text and target. */
const links = (here: Partial<typeof at>): string[] => {
  Object.assign(at, here);
  return [...renderToStaticMarkup(<ReleaseBanner />).matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)]
    .map(([, to, text]) => `${String(text)}: ${String(to)}`)
    .filter((link) => !link.includes('/release-notes/'));
};
const page = (name: string, latest = ''): Partial<typeof at> => ({
  pathname: `/base/${PREVIOUS}${name}`,
  latest,
});

beforeEach(() => {
  Object.assign(at, {pluginId: 'default', version: PREVIOUS});
});

it('links to the page of the latest release and to what changed on it', () => {
  expect(links(page('/company/jobs', '/base/team/jobs'))).toEqual([
    'the current version of this page: /team/jobs',
    'changes on this page: /changes/team/jobs',
  ]);
  expect(links(page('', '/base/'))).toEqual([
    'the current version of this page: /',
    'changes on this page: /changes/intro',
  ]);
});

it('links to the list of all comparisons from a page that has none', () => {
  // One of the two pages is unlisted.
  expect(links(page('/hidden', '/base/hidden'))).toEqual([
    'the current version of this page: /hidden',
    'changes page by page: /changes',
  ]);
  expect(links(page('/sdk/services/hidden'))).toEqual([
    'the current version of this page: /sdk/services/hidden',
    'changes page by page: /changes',
  ]);
  expect(links(page('/gone'))).toEqual(['new documentation: /', 'changes page by page: /changes']);
});

it.each([{version: '0.0.1'}, {pluginId: 'sdk'}])('links to no comparison from %j', (other) => {
  expect(links({...page('/company/jobs', '/base/team/jobs'), ...other})).toEqual([
    'the current version of this page: /team/jobs',
  ]);
});
