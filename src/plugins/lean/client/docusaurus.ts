// Stands in for docusaurus.js of core 3.8.1: fetching ahead, for links that come into view (`prefetch`) or
// are pointed at (`preload`). Kept: once for each address, nothing on a slow or metered line. A page whose
// bucket of routes is not there has the bucket fetched ahead, the rest when the reader points at the link.
import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';

import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import preloadPage from './preload.ts';
import type {LiveRoutes, RouteComponent} from './routes.tsx';

declare const __webpack_public_path__: string;
declare const __webpack_get_script_filename__: (chunk: string) => string;

const live = routes as unknown as LiveRoutes;
const fetched = new Set<string>();
const loaded = new Set<string>();

interface Connection {
  readonly effectiveType: string;
  readonly saveData: boolean;
}

/** Whether the reader is on a line that should not carry what may not be needed. */
function isSlow(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return (
    connection !== undefined && (connection.effectiveType.includes('2g') || connection.saveData)
  );
}

const fetchChunk = (chunk: string): Promise<unknown> =>
  prefetchFile(__webpack_public_path__ + __webpack_get_script_filename__(chunk));

function prefetch(path: string): Promise<unknown> | false {
  if (isSlow() || loaded.has(path) || fetched.has(path)) {
    return false;
  }
  fetched.add(path);
  const bucket = live.late.missing(path);
  const chunks =
    bucket === undefined
      ? matchRoutes(routes, path).flatMap(
          ({route}) => (route.component as unknown as RouteComponent).chunks,
        )
      : [bucket];
  return Promise.all([...new Set(chunks)].map(fetchChunk));
}

function preload(path: string): Promise<unknown> | false {
  if (isSlow() || loaded.has(path)) {
    return false;
  }
  loaded.add(path);
  return preloadPage(path);
}

// Hung onto `window` by the framework.
export default Object.freeze({prefetch, preload});
