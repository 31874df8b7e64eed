// Replaces @docusaurus/theme-classic 3.8.1 (Icon/SystemColorMode).
// Reason for overriding: the drawing is in the style sheet, not in every page and in the first script.
import type {Props} from '@theme/Icon/SystemColorMode';
import type {ReactNode} from 'react';

import Icon from '../../../ui/Icon/index.tsx';

export default function IconSystemColorMode(props: Props): ReactNode {
  return <Icon width={24} height={24} {...props} name="system" />;
}
