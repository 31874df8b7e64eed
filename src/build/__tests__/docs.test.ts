import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';

import {withEntries, withPages} from '../docs.ts';

const ROOT = '/base/';
const added: RouteConfig[] = [{path: '/base/changes', component: 'Summary', sidebar: 'docs'}];
const release = (path: string): RouteConfig => ({
  path,
  component: 'Version',
  props: {
    version: {
      docs: {page: {id: 'page', title: 'Page', description: 'About it.', sidebar: 'docs'}},
    },
  },
  routes: [{path, component: 'Pages', routes: [{path: `${path}page`, component: 'Doc'}]}],
});
const docs: RouteConfig = {
  path: ROOT,
  component: 'Docs',
  routes: [release('/base/1.0/'), release(ROOT)],
};

describe('pages added to the docs', () => {
  const [old, latest] = withPages(docs, ROOT, 'Pages', added).routes ?? [];

  it('are beside those of the release at the root, and of no other', () => {
    expect(latest?.routes?.[0]?.routes?.map(({path}) => path)).toEqual([
      '/base/page',
      '/base/changes',
    ]);
    expect(old?.routes?.[0]?.routes).toHaveLength(1);
  });

  it('do not load the description of every page', () => {
    expect(JSON.stringify(latest?.props)).toContain('"docs":{}');
    expect(JSON.stringify(old?.props)).not.toContain('About it.');
  });

  it('are named among the pages of that release', () => {
    const version = {isLast: true, mainDocId: 'page', label: '', draftIds: [], sidebars: {}};
    const versions = [
      {...version, name: 'current', path: ROOT, docs: [{id: 'page', path: '/base/page'}]},
      {...version, name: '1.0', path: '/base/1.0', docs: []},
    ];
    const data = withEntries({path: ROOT, versions, breadcrumbs: true}, ROOT, added);
    expect(data.versions[0]?.docs.at(-1)).toEqual({
      id: 'changes',
      path: '/base/changes',
      sidebar: 'docs',
    });
    expect(data.versions[1]?.docs).toEqual([]);
  });
});
