// Reason for overriding: external links have the external-link icon in running text too; the original has it
// only in the navbar and the footer.
import isInternalUrl from '@docusaurus/isInternalUrl';
import OriginalA from '@theme-original/MDXComponents/A';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type {Props} from '@theme/MDXComponents/A';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function MDXA({children, className, ...props}: Props): ReactNode {
  const target = props.href;
  if (typeof target !== 'string' || isInternalUrl(target) || target.startsWith('#')) {
    return (
      <OriginalA {...props} className={className}>
        {children}
      </OriginalA>
    );
  }
  return (
    <OriginalA {...props} className={clsx(className, 'kw-external')}>
      {children}
      <IconExternalLink width={11} height={11} />
    </OriginalA>
  );
}
