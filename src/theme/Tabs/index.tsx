// Reason for overriding: the tabs of the reader's setup (src/features/setup) show every panel without scripts
// and on paper, follow the choice before the first paint, and open the panel that an address points to.
import Original from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';
import type {ComponentType, ReactNode} from 'react';

import {isSetupGroup} from '../../data/setup.ts';
import SetupTabs from '../../features/setup/SetupTabs.tsx';

export default function Tabs(props: Props): ReactNode {
  return isSetupGroup(props.groupId) ? (
    <SetupTabs {...props} group={props.groupId} original={Original as ComponentType<Props>} />
  ) : (
    <Original {...props} />
  );
}
