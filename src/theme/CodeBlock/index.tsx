// Ejected from @docusaurus/theme-classic 3.8.1 (CodeBlock).
// Reason for overriding: the original builds each block a second time after hydration, because colours of a
// theme may be inline styles. Here they are classes, and what the server sent stays.
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import type {Props} from '@theme/CodeBlock';
import {Children, isValidElement, type ReactNode} from 'react';

/** The children as one string, where they are text only: such a block can be coloured and copied. */
function asText(children: ReactNode): ReactNode {
  if (Children.toArray(children).some((child) => isValidElement(child))) {
    return children;
  }
  return Array.isArray(children) ? children.join('') : children;
}

export default function CodeBlock({children: rawChildren, ...props}: Props): ReactNode {
  const children = asText(rawChildren);
  return typeof children === 'string' ? (
    <StringContent {...props}>{children}</StringContent>
  ) : (
    <ElementContent {...props}>{children}</ElementContent>
  );
}
