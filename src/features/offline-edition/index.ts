export {edition} from './edition.ts';
export {readText} from './read-text.ts';
