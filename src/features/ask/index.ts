import {lazy} from 'react';

import type {AskSettings} from './settings.ts';

/**
 * Set by plugin.ts; `false` in every edition without an endpoint, which then contains no code of this
 * feature.
 */
declare const KW_ASK: AskSettings | false;

/** Asks the operator's own model; undefined in editions without one. */
export const Ask = KW_ASK ? lazy(() => import('./Ask.tsx')) : undefined;
