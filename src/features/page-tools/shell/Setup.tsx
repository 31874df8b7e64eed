import type {ReactNode} from 'react';

import Shell from './Shell.tsx';

/** Layout of pages with named values or with tabs of the reader's setup. */
export default function SetupLayout({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <Shell setup steps={false}>
      {children}
    </Shell>
  );
}
