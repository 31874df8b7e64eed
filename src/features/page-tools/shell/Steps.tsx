import type {ReactNode} from 'react';

import Shell from './Shell.tsx';

/** Layout of pages with a checklist. */
export default function StepsLayout({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <Shell setup={false} steps>
      {children}
    </Shell>
  );
}
