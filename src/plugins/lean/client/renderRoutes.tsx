// Stands in for `@docusaurus/renderRoutes` (core 3.8.1): the same, but the routes are looked up at each
// rendering, for some arrive after the first.
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {renderRoutes as original, type RouteConfig} from 'react-router-config';

interface OutletProps {
  readonly routes: RouteConfig[];
  readonly extra: Readonly<Record<string, unknown>> | undefined;
}

function Outlet({routes, extra}: OutletProps): ReactNode {
  // Asked for so that a change of address renders this anew.
  useLocation();
  return original(routes, extra);
}

/** Renders the route that the address matches. */
export default function renderRoutes(
  routes: RouteConfig[] | undefined,
  extra?: Readonly<Record<string, unknown>>,
): ReactNode {
  return routes ? <Outlet routes={routes} extra={extra} /> : null;
}
