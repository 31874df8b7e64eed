// Replaces @docusaurus/theme-classic 3.8.1 (Icon/Home).
// Reason for overriding: the drawing is in the style sheet, not in every page and in the first script.
import type {Props} from '@theme/Icon/Home';
import type {ReactNode} from 'react';

import Icon from '../../../ui/Icon/index.tsx';

export default function IconHome(props: Props): ReactNode {
  return <Icon {...props} name="home" />;
}
