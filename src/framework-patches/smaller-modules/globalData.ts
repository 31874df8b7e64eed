// Written by ./index.ts.
import short from '@generated/smaller-modules/global-data.json';

import {type GlobalData, globalDataOf, type ShortDocs} from './table.ts';

export default globalDataOf(short as GlobalData<ShortDocs>);
