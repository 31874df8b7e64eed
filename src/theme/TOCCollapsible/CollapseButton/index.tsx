// Reason for overriding: the original does not tell screen readers whether the contents are open.
import Original from '@theme-original/TOCCollapsible/CollapseButton';
import type {Props} from '@theme/TOCCollapsible/CollapseButton';
import type {ReactNode} from 'react';

export default function CollapseButton(props: Props): ReactNode {
  return <Original {...props} aria-expanded={!props.collapsed} />;
}
