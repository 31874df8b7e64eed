// Ejected from @docusaurus/theme-classic 3.8.1 (CodeBlock).
// Reason for overriding: the original renders each block again after hydration, because colours of a theme may
// be inline styles. Here they are classes, and the server's markup stays.
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import type {Props} from '@theme/CodeBlock';
import {Children, isValidElement, type ReactNode} from 'react';

/** The children as one string, if they are only text: such a block can be coloured and copied. */
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
