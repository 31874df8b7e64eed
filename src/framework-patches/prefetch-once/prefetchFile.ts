// Replaces lib/client/prefetch of @docusaurus/core 3.8.1, see index.ts.
import prefetch from '@docusaurus/core/lib/client/prefetch';

import {oncePerFile} from './prefetch.ts';

export default oncePerFile(prefetch);
