export {default} from './WhichError.tsx';
