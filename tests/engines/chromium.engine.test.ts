import {startChromium} from './chromium.ts';
import {smoke} from './smoke.ts';

smoke('Chromium', startChromium);
