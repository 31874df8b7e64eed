// Replaces @docusaurus/theme-classic 3.8.1 (Heading).
// Reason for overriding: the original writes the name of each heading's link twice, as label and as title. The
// label is enough for screen readers. The rest of the original's style is in src/css/text.css.
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function Heading({as: As, id, children, className, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  // The title of a page is not in its table of contents.
  if (As === 'h1' || !id) {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }
  brokenLinks.collectAnchor(id);
  return (
    <As {...props} id={id} className={clsx('anchor', className)}>
      {children}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={translate(
          {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
          {heading: typeof children === 'string' ? children : id},
        )}
      >
        &#8203;
      </Link>
    </As>
  );
}
