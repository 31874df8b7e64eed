export {default} from './ErrorFinder.tsx';
