// Replaces @docusaurus/theme-classic 3.8.1 (Icon/ExternalLink).
// Reason for overriding: the drawing is in the style sheet, not in every page and in the first script.
import type {Props} from '@theme/Icon/ExternalLink';
import type {ReactNode} from 'react';

import Icon from '../../../ui/Icon/index.tsx';

export default function IconExternalLink({width = 13.5, height = 13.5}: Props): ReactNode {
  return <Icon name="external" width={width} height={height} />;
}
