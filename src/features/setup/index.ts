export {default} from './PlatformChoice.tsx';
export {useChoice, useChoose} from './useChoice.ts';
