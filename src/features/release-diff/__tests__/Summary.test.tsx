import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';

vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: ReactNode}) => <a href={to}>{children}</a>,
}));
vi.mock('@docusaurus/Interpolate', () => ({default: () => null}));
vi.mock('@theme/Heading', () => ({
  default: ({id, children}: {id: string; children: ReactNode}) => <h2 id={id}>{children}</h2>,
}));
vi.mock('../../../ui/TableBox/index.tsx', () => ({
  default: ({children}: {children: ReactNode}) => children,
}));
vi.mock('../pages/Layout.tsx', () => ({
  default: ({contents, children}: {contents: {id: string}[]; children: ReactNode}) => (
    <main data-contents={contents.map(({id}) => id).join(' ')}>{children}</main>
  ),
}));

const {default: AllChanges} = await import('../pages/Summary.tsx');

it.each([
  [['/a'], ['/b'], 'new gone'],
  [['/a'], [], 'new'],
  [[], ['/b'], 'gone'],
  // On the day a release is cut.
  [[], [], ''],
])('has a list for new pages %j and removed ones %j only if there are any', (fresh, gone, ids) => {
  const links = (routes: readonly string[]) => routes.map((route) => ({route, title: route}));
  const html = renderToStaticMarkup(
    <AllChanges
      summary={{
        releases: {from: '1.0.0', to: '2.0.0'},
        pages: [],
        fresh: links(fresh),
        gone: links(gone),
      }}
    />,
  );
  expect(html).toContain(`data-contents="${ids}"`);
  expect([...html.matchAll(/<h2 id="(\w+)">/g)].map(([, id]) => id).join(' ')).toBe(ids);
  expect([...html.matchAll(/<li><a href="([^"]+)">/g)].map(([, to]) => to)).toEqual([
    ...fresh,
    ...gone,
  ]);
});
