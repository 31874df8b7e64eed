import {expose} from 'comlink';

import {find} from './find.ts';

// Off the main thread, so the page stays responsive whatever was pasted.
expose(find);
