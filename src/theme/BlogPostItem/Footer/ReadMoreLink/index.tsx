// Ejected from @docusaurus/theme-classic 3.8.1 (BlogPostItem/Footer/ReadMoreLink).
// Reason for overriding: the original says "Read more", which does not name its target, and its name for screen
// readers differs from the visible text (WCAG 2.5.3).
import Link from '@docusaurus/Link';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';
import type {ReactNode} from 'react';

import {TEXTS} from '../../../texts.ts';

export default function ReadMoreLink({blogPostTitle, ...props}: Props): ReactNode {
  return (
    <Link aria-label={TEXTS.readPostNamed(blogPostTitle)} {...props}>
      <b>{TEXTS.readPost}</b>
    </Link>
  );
}
