export {default} from './ui/form/StartActions.tsx';
export {default as SearchForm} from './ui/form/SearchForm.tsx';
