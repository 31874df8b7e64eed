export {collectLists} from './lists/index.ts';
