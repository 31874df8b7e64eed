import {lazy} from 'react';

import type {AskSettings} from './settings.ts';

/** Put in by plugin.ts; `false` in every edition without an endpoint, which then has nothing of this feature. */
declare const KW_ASK: AskSettings | false;

/** Asks the operator's own model; undefined in editions without one. */
export const Ask = KW_ASK ? lazy(() => import('./Ask.tsx')) : undefined;
