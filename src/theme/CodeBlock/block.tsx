import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import type {Props} from '@theme/CodeBlock';
import {Children, isValidElement, type ReactNode} from 'react';

import {brought} from './brought.ts';

/** The children as one string, if they are only text: such a block can be colored and copied. */
function asText(children: ReactNode): ReactNode {
  if (Children.toArray(children).some((child) => isValidElement(child))) return children;
  return Array.isArray(children) ? children.join('') : children;
}

/** A code block. Pages with code blocks import this module (src/mdx/code-blocks). */
export default function Block({children: rawChildren, ...props}: Props): ReactNode {
  const children = asText(rawChildren);
  return typeof children === 'string' ? (
    <StringContent {...props}>{children}</StringContent>
  ) : (
    <ElementContent {...props}>{children}</ElementContent>
  );
}

brought.Block = Block;
