// Stands in for preload.js of core 3.8.1: fetches all that a page needs before it is rendered, its route
// first.
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

import type {LiveRoutes, RouteComponent} from './routes.tsx';

/** The forms in which an address may be known: decoded, and without `.html`. */
function formsOf(pathname: string): string[] {
  const plain = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  return [...new Set([pathname, plain, decodeURI(pathname), decodeURI(plain)])];
}

/**
 * Makes sure that a page can be rendered at once.
 *
 * @param pathname the page's address
 */
export default async function preload(pathname: string): Promise<unknown> {
  const forms = formsOf(pathname);
  await (routes as unknown as LiveRoutes).late.preload(forms);
  const components = forms
    .flatMap((form) => matchRoutes(routes, form))
    .map(({route}) => route.component as unknown as Partial<RouteComponent>);
  return Promise.all(components.map(async (component) => component.preload?.()));
}
