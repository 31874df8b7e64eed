import pluginContentDocs, {
  type LoadedContent,
  type PluginOptions,
  type PropVersionMetadata,
  validateOptions,
} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';

import {comparisonRoutes, type Report} from '../features/release-diff/index.ts';

/**
 * The docs plugin of Docusaurus, with the comparisons of releases among the pages of the latest release: they show
 * the sidebar of the docs, and a plugin of its own cannot add pages below the layout of another.
 */
export default async function docsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const {contentLoaded, ...plugin} = await pluginContentDocs(context, options);
  return {
    ...plugin,
    async allContentLoaded({allContent, actions}) {
      const report = allContent['kamiwaza-release-diff']?.default as Report | undefined;
      const content = allContent[plugin.name]?.[options.id] as LoadedContent;
      const added = report
        ? await comparisonRoutes(report, context.baseUrl, actions.createData)
        : [];
      await contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute(route) {
            actions.addRoute(withPages(route, context.baseUrl, options.docRootComponent, added));
          },
          setGlobalData(data) {
            actions.setGlobalData(withEntries(data as GlobalPluginData, context.baseUrl, added));
          },
        },
      });
    },
  };
}

docsPlugin.validateOptions = validateOptions;

/**
 * Adds routes to the pages of the release at the site's root, and leaves out what no page shows. `component` shows
 * the pages of a release next to their sidebar.
 */
export function withPages(
  route: RouteConfig,
  root: string,
  component: string,
  added: readonly RouteConfig[],
): RouteConfig {
  if (route.routes === undefined) return route;
  if (route.component === component) {
    return route.path === root ? {...route, routes: [...route.routes, ...added]} : route;
  }
  const version = route.props?.version as PropVersionMetadata | undefined;
  return {
    ...route,
    // Every page of a release loads this. Only cards that list docs (`DocCard`) read `docs`, which has the
    // description of each page, and no page has such cards.
    ...(version && {props: {...route.props, version: {...version, docs: {}}}}),
    routes: route.routes.map((inner) => withPages(inner, root, component, added)),
  };
}

/**
 * Names pages among those of the release at the site's root, so that the navbar shows its entry of the docs as the
 * current one.
 */
export function withEntries(
  data: GlobalPluginData,
  root: string,
  added: readonly RouteConfig[],
): GlobalPluginData {
  const entries = added.map(({path, sidebar}) => ({
    id: path.slice(root.length),
    path,
    sidebar: sidebar as string,
  }));
  return {
    ...data,
    versions: data.versions.map((version) =>
      version.path === root ? {...version, docs: [...version.docs, ...entries]} : version,
    ),
  };
}
