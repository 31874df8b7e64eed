import type {ReactNode} from 'react';

import Shell from './Shell.tsx';

/** Layout of pages with named values and numbered steps. */
export default function BothLayout({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <Shell values steps>
      {children}
    </Shell>
  );
}
