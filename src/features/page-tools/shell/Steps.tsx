import type {ReactNode} from 'react';

import Shell from './Shell.tsx';

/** Layout of pages with numbered steps. */
export default function StepsLayout({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <Shell values={false} steps>
      {children}
    </Shell>
  );
}
