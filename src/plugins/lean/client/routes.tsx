// The site's routes in the browser: the branches are here from the start, pages arrive in buckets. Stands in
// for `@generated/routes`, `ComponentCreator` and react-loadable (core 3.8.1). Kept: routes render what they
// rendered, preloading fetches all of a page, a page whose chunks are on their way shows the theme's Loading
// after 200 ms and a Retry when they fail. Changed: props are assembled once, not at each rendering, and a
// failed chunk is asked for again next time.
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import globalData from '@generated/globalData';
import Loading from '@theme/Loading';
import {type ComponentType, type ReactNode, useEffect, useState} from 'react';

import {
  bucketOf,
  type ChunkNames,
  chunksOf,
  type Doc,
  keyOf,
  type KnownDoc,
  type Leaf,
  RARE_BUCKET,
  unpackDoc,
  type Version,
} from '../bucket.ts';

type Module = Readonly<Record<string, unknown>>;
type Loaders = Readonly<Record<string, () => Promise<Module>>>;
type Props = Readonly<Record<string, unknown>>;

/** A route's component: `preload` fetches its chunks. */
export interface RouteComponent {
  (props: Props): ReactNode;
  preload: () => Promise<unknown>;
  /** Names of its chunks. */
  readonly chunks: readonly string[];
}

/** A route as the router sees it. */
export interface LiveRoute {
  readonly path: string;
  readonly key: string;
  readonly component: RouteComponent;
  readonly routes?: LiveRoute[];
  readonly [attribute: string]: unknown;
}

/** Buckets of pages that are not there yet. */
export interface LateRoutes {
  /** Fetches the bucket that holds a page, given the forms of its address; its routes are in the table afterwards. */
  preload: (forms: readonly string[]) => Promise<unknown>;
  /** Tells of every route that arrives from now on. */
  onRoute: (listener: (route: LiveRoute) => void) => void;
  /** The chunk with the bucket of a page, unless it is there. */
  readonly missing: (path: string) => string | undefined;
}

/** The table of routes, with the way to those that are not in it yet. */
export type LiveRoutes = LiveRoute[] & {readonly late: LateRoutes};

/**
 * Puts loaded modules in the places of their chunks' names.
 *
 * @throws Error naming the page when a module has no default export
 */
export function assemble(
  path: string,
  names: ChunkNames,
  modules: ReadonlyMap<string, Module>,
): unknown {
  if (typeof names !== 'string') {
    return Array.isArray(names)
      ? names.map((name: ChunkNames) => assemble(path, name, modules))
      : Object.fromEntries(
          Object.entries(names).map(([prop, name]) => [prop, assemble(path, name ?? {}, modules)]),
        );
  }
  const module = modules.get(names);
  if (!module) {
    return names;
  }
  const {default: value, ...others} = module;
  if (value === undefined || value === null) {
    throw new Error(
      `The page component at ${path} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
    );
  }
  // What a page exports beside its component (front matter, table of contents) is read off the component.
  return typeof value === 'object' || typeof value === 'function'
    ? Object.assign(value, others)
    : value;
}

function render(parts: Props): (props: Props) => ReactNode {
  const {__comp, __context, __props, ...rest} = parts as {
    __comp: ComponentType<Props>;
    __context: Parameters<typeof RouteContextProvider>[0]['value'];
    __props?: Props;
  };
  const Component = __comp;
  return (props) => (
    <RouteContextProvider value={__context}>
      <Component {...rest} {...__props} {...props} />
    </RouteContextProvider>
  );
}

const SPINNER_AFTER = 200;

/**
 * Makes the component of a route.
 *
 * @param path the route's, for messages
 * @param names which chunk holds which prop
 * @param loaders fetch the modules
 * @param files names of the chunks of modules that are not called like them
 */
export function lazyRoute(
  path: string,
  names: ChunkNames,
  loaders: Loaders,
  files: Readonly<Record<string, string>> = {},
): RouteComponent {
  const modules = [...new Set(chunksOf(names))];
  const chunks = [...new Set(modules.map((name) => files[name] ?? name))];
  let ready: ((props: Props) => ReactNode) | undefined;
  let pending: Promise<unknown> | undefined;

  function preload(): Promise<unknown> {
    pending ??= Promise.all(
      modules.flatMap((name) => {
        const load = loaders[name];
        return load ? [load().then((module): [string, Module] => [name, module])] : [];
      }),
    ).then(
      (loaded) => {
        const found = new Map(loaded);
        let draw: ((props: Props) => ReactNode) | undefined;
        ready = (props) => {
          // Not before rendering: what is wrong with a page is shown in its place.
          draw ??= render(assemble(path, names, found) as Props);
          return draw(props);
        };
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  }

  function Waiting({onReady}: {readonly onReady: () => void}): ReactNode {
    const [attempt, setAttempt] = useState(0);
    const [error, setError] = useState<unknown>(null);
    const [pastDelay, setPastDelay] = useState(false);
    useEffect(() => {
      let here = true;
      const timer = window.setTimeout(() => {
        setPastDelay(true);
      }, SPINNER_AFTER);
      component.preload().then(
        () => {
          if (here) onReady();
        },
        (reason: unknown) => {
          if (here) setError(reason);
        },
      );
      return () => {
        here = false;
        window.clearTimeout(timer);
      };
    }, [attempt, onReady]);
    return (
      <Loading
        error={error}
        isLoading={error === null}
        pastDelay={pastDelay}
        timedOut={false}
        retry={() => {
          setError(null);
          setPastDelay(false);
          setAttempt((number) => number + 1);
        }}
      />
    );
  }

  const Page = (props: Props): ReactNode => {
    const [, setVersion] = useState(0);
    const [onReady] = useState(() => () => {
      setVersion((number) => number + 1);
    });
    return ready ? ready(props) : <Waiting onReady={onReady} />;
  };
  const component: RouteComponent = Object.assign(Page, {preload, chunks});
  return component;
}

type Branch = readonly [
  path: string,
  names: ChunkNames,
  attributes: Props,
  number?: number,
  routes?: readonly Branch[],
];
interface Bucket {
  readonly load: Loaders;
  readonly routes: readonly Leaf[];
  readonly docs: readonly KnownDoc[];
}
interface DocsData {
  readonly versions: readonly (Version & {readonly docs: Doc[]})[];
}

/** The page of addresses that no route matches; its context is the framework's. */
const NOT_FOUND: ChunkNames = {__comp: 'not-found', __context: 'native'};
const NOT_FOUND_LOADERS: Loaders = {
  'not-found': () => import('@theme/NotFound'),
  native: () => Promise.resolve({default: {plugin: {name: 'native', id: 'default'}}}),
};

/** Makes docs known to the version menu and whoever else asks for them. */
function addDocs(docs: readonly KnownDoc[]): void {
  const data = globalData['docusaurus-plugin-content-docs'] as Record<string, DocsData> | undefined;
  for (const known of docs) {
    const versions = data?.[known[0]]?.versions ?? [];
    for (const [number, doc] of unpackDoc(known, versions)) {
      const there = versions[number]?.docs;
      if (there && !there.some(({path}) => path === doc.path)) {
        there.push(doc);
      }
    }
  }
}

/**
 * Makes the table of routes.
 *
 * @param tree the routes that are there from the start
 * @param loaders fetch their chunks
 * @param groups see {@link bucketOf}
 * @param buckets fetch the buckets
 * @param files names of the files of chunks that are not called like them
 */
export function createRoutes(
  tree: readonly Branch[],
  loaders: Loaders,
  groups: Parameters<typeof bucketOf>[0],
  buckets: readonly (() => Promise<Bucket>)[],
  files: Readonly<Record<string, string>>,
): LiveRoutes {
  const parents = new Map<number, LiveRoute[]>();
  const listeners: ((route: LiveRoute) => void)[] = [];
  const arrived = new Set<number>();
  const known = new Set<string>();

  const live = ([path, names, attributes, number, routes]: Branch): LiveRoute => {
    const below = routes?.map(live);
    if (below && number !== undefined) {
      parents.set(number, below);
    }
    if (!below) {
      known.add(keyOf(path));
    }
    return {
      ...attributes,
      path,
      // Not its place: a route keeps its component when others arrive before it.
      key: path,
      component: lazyRoute(path, names, loaders, files),
      ...(below && {routes: below}),
    };
  };
  const top = [
    ...tree.map(live),
    {path: '*', key: '*', component: lazyRoute('*', NOT_FOUND, NOT_FOUND_LOADERS)},
  ];
  parents.set(-1, top);

  const isKnown = (path: string): boolean => known.has(keyOf(path));

  const arrive = async (number: number): Promise<void> => {
    const bucket = arrived.has(number) ? undefined : await buckets[number]?.();
    if (!bucket || arrived.has(number)) {
      return;
    }
    arrived.add(number);
    addDocs(bucket.docs);
    for (const [parent, address, attributes, names] of bucket.routes) {
      const route: LiveRoute = {
        ...attributes,
        path: address,
        key: address,
        component: lazyRoute(address, names, bucket.load, files),
      };
      known.add(keyOf(address));
      // Pages are matched whole, so that they may stand before every branch.
      parents.get(parent)?.unshift(route);
      listeners.forEach((listener) => {
        listener(route);
      });
    }
  };
  const numbersOf = (forms: readonly string[]): number[] =>
    forms.flatMap((form) => bucketOf(groups, form) ?? []);

  const late: LateRoutes = {
    async preload(forms) {
      const numbers = numbersOf(forms);
      await Promise.all(numbers.map(arrive));
      if (numbers.length > 0 && !forms.some(isKnown)) {
        await arrive(RARE_BUCKET);
      }
    },
    onRoute(listener) {
      listeners.push(listener);
    },
    missing(path) {
      const numbers = isKnown(path) ? [] : numbersOf([path]);
      const number = [...numbers, ...numbers.map(() => RARE_BUCKET)].find(
        (one) => !arrived.has(one),
      );
      return number === undefined ? undefined : `routes-${String(number)}`;
    },
  };
  return Object.assign(top, {late});
}
