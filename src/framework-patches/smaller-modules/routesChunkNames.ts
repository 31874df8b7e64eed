// Written by ./index.ts.
import table from '@generated/smaller-modules/routes.json';

import {chunkNamesOf, type Row} from './table.ts';

export default chunkNamesOf(table as unknown as readonly Row[]);
