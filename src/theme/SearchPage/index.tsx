// Reason for overriding: the original (`@easyops-cn/docusaurus-search-local` 0.55.3) has no main landmark
// and no title in the site's form, fails on unknown contexts and versions, cannot choose a version, says
// nothing without JavaScript, and stays broken once an index could not be loaded.
export {default} from '../../features/search/ui/page/SearchPage.tsx';
