// Reason for overriding: the original (`@easyops-cn/docusaurus-search-local` 0.55.3) is not an ARIA combobox,
// swallows Tab, steals the focus when its index loads, has no clear button while the shortcut hint is hidden,
// and identifies contexts by path prefixes, which the product docs at the site's root don't have. This is
// what every page loads: the box and a loader. The rest comes with the first focus or hover.
export {default} from '../../features/search/ui/bar/SearchBar.tsx';
