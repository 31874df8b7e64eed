// Replaces @docusaurus/theme-classic 3.8.1 (Icon/Edit).
// Reason for overriding: the drawing is in the style sheet, not in every page and in the first script.
import type {Props} from '@theme/Icon/Edit';
import type {ReactNode} from 'react';

import Icon from '../../../ui/Icon/index.tsx';

export default function IconEdit(props: Props): ReactNode {
  return <Icon width={20} height={20} {...props} name="edit" />;
}
