import type {Props} from '@theme/CodeBlock';
import type {ComponentType} from 'react';

/** What draws a block of code. `block.tsx` sets it when a page brings it along; no page before that one has a block. */
export const brought: {Block?: ComponentType<Props>} = {};
