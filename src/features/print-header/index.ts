export {printedFrom} from './here.ts';
