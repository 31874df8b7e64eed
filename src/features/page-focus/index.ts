export {announce} from './announce.ts';
export {moveFocus} from './focus.ts';
