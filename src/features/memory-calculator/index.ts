export {default} from './MemoryCalculator.tsx';
