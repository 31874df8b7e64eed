// Reason for overriding: a panel of the reader's setup (src/features/setup) has an anchor, and its name if
// panels do not work as tabs.
import Original from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';
import type {ReactNode} from 'react';

import SetupPanel, {type PanelProps} from '../../features/setup/SetupPanel.tsx';

export default function TabItem(props: Props | PanelProps): ReactNode {
  return 'shownFor' in props ? <SetupPanel {...props} /> : <Original {...props} />;
}
