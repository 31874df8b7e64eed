import type {Props} from '@theme/CodeBlock';
import type {ComponentType} from 'react';

let block: ComponentType<Props> | undefined;

/** Makes blocks of code available; `block.tsx` does so when a page brings it along. */
export function bring(component: ComponentType<Props>): void {
  block = component;
}

/** What draws a block of code; nothing if no page that was shown so far has one. */
export function brought(): ComponentType<Props> | undefined {
  return block;
}
