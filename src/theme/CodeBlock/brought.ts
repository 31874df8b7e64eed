import type {Props} from '@theme/CodeBlock';
import type {ComponentType} from 'react';

/**
 * The component that renders code blocks. `block.tsx` sets it when it is loaded, which is before the first page with
 * code blocks is rendered (src/mdx/code-blocks).
 */
export const brought: {Block?: ComponentType<Props>} = {};
