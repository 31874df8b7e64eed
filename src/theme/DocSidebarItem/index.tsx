// Reason for overriding: the comparisons of releases (src/features/release-diff) have no entries of their own. On
// them, the entry of their list is active and its group open; the original compares whole paths, and the entry's
// path has no base.
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Original from '@theme-original/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItem';
import type {ReactNode} from 'react';

const LIST = '/changes';

export default function DocSidebarItem(props: Props): ReactNode {
  const list = useBaseUrl(LIST);
  const {pathname} = useLocation();
  const isBelow = pathname.startsWith(`${list}/`);
  if (pathname !== list && !isBelow) return <Original {...props} />;
  const {item} = props;
  // The entry is where the reader is, but `page` would say that it links to this very page.
  const current = isBelow && item.type === 'link' && item.href === LIST && {'aria-current': 'true'};
  return <Original {...props} activePath={LIST} {...current} />;
}
