// Replaces @docusaurus/theme-classic 3.8.1 (Admonition/Icon/Warning).
// Reason for overriding: the drawing is in the style sheet, not in every page and in the first script.
import type {Props} from '@theme/Admonition/Icon/Warning';
import type {ReactNode} from 'react';

import Icon from '../../../ui/Icon/index.tsx';

export default function AdmonitionIconWarning(props: Props): ReactNode {
  return <Icon {...props} name="warning" />;
}
