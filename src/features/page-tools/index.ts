export {fill} from './tools/fill.ts';
export {readValues} from './tools/store.ts';
