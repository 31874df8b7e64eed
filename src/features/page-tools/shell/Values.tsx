import type {ReactNode} from 'react';

import Shell from './Shell.tsx';

/** Layout of pages with named values. */
export default function ValuesLayout({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <Shell values steps={false}>
      {children}
    </Shell>
  );
}
