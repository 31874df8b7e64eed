export {type Entry, siteMap} from './list.ts';
