// Replaces @docusaurus/core 3.8.1 (theme-fallback/Error).
// Reason for overriding: errors outside of the page's layout (in a page component that brings its own) reach
// this component, not ErrorPageContent. The original then shows a different page with different text; here
// readers always get the same crash page.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
// The layout needs a route, and there is none here; the original uses the same provider.
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

const ROUTE = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

export default function ErrorPage(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  return (
    <RouteContextProvider value={ROUTE}>
      {/* What failed may be in the layout: then the page goes without it. */}
      <ErrorBoundary fallback={() => content}>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
