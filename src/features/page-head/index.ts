export {default as ListHeader} from './ListHeader.tsx';
export {default as PageHead} from './PageHead.tsx';
