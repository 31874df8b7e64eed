import type {ReactNode} from 'react';

import type {BannerProps} from './context.ts';
import ReleaseBanner from './ReleaseBanner.tsx';

/** The banner of the release before the latest, the only one that is compared with it. */
export default function ComparedReleaseBanner(props: BannerProps): ReactNode {
  return <ReleaseBanner compared {...props} />;
}
