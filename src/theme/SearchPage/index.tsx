// Reason for overriding: the original (`@easyops-cn/docusaurus-search-local` 0.55.3) has no main landmark and
// no title in the site's form, fails on unknown contexts and versions, cannot select a version, is empty
// without JavaScript, and stays broken after an index failed to load.
export {default} from '../../features/search/ui/page/SearchPage.tsx';
