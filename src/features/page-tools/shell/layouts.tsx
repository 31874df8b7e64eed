import type {ReactNode} from 'react';

import Shell from './Shell.tsx';

interface Props {
  readonly children: ReactNode;
}

/** Layout of pages with named values or with tabs of the reader's setup. */
export const Setup = (props: Props): ReactNode => <Shell setup steps={false} {...props} />;

/** Layout of pages with a checklist. */
export const Steps = (props: Props): ReactNode => <Shell setup={false} steps {...props} />;

/** Layout of pages with both. */
export const Both = (props: Props): ReactNode => <Shell setup steps {...props} />;
