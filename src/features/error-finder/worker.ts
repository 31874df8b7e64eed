import {expose} from 'comlink';

import {knownErrors} from '../../data/known-errors/index.ts';

import {findErrors} from './match.ts';

// Off the main thread, so the page stays responsive whatever was pasted.
expose((text: string) => findErrors(text, knownErrors));
