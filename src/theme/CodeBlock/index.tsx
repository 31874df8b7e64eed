// Ejected from @docusaurus/theme-classic 3.8.1 (CodeBlock).
// Reason for overriding: every page loads the original, with or without code. Here only pages with code blocks
// import the component that renders them (src/mdx/code-blocks). And the original renders each block again after
// hydration, because colors of a theme may be inline styles; here they are classes, and the server's markup stays.
import type {Props} from '@theme/CodeBlock';
import {lazy, type ReactNode, Suspense} from 'react';

import {brought} from './brought.ts';

/** For a block that a component creates in the browser, on a page whose text has none. */
const LaterBlock = lazy(() => import('./block.tsx'));

export default function CodeBlock(props: Props): ReactNode {
  const {Block} = brought;
  return Block ? (
    <Block {...props} />
  ) : (
    <Suspense fallback={null}>
      <LaterBlock {...props} />
    </Suspense>
  );
}
