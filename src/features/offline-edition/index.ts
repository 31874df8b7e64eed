export {edition} from './edition.ts';
export {publishedPage} from './published.ts';
export {readText} from './read-text.ts';
