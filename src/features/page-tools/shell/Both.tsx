import type {ReactNode} from 'react';

import Shell from './Shell.tsx';

/** Layout of pages with named values or tabs, and with numbered steps. */
export default function BothLayout({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <Shell setup steps>
      {children}
    </Shell>
  );
}
