// Replaces @docusaurus/theme-classic 3.8.1 (Icon/Menu).
// Reason for overriding: the drawing is in the style sheet, not in every page and in the first script.
import type {Props} from '@theme/Icon/Menu';
import type {ReactNode} from 'react';

import Icon from '../../../ui/Icon/index.tsx';

export default function IconMenu(props: Props): ReactNode {
  return <Icon width={30} height={30} {...props} name="menu" />;
}
