import type {ThemeConfig} from '@docusaurus/preset-classic';

/** Kinds of items of the navigation bar that nothing else is made of. */
const NAVBAR_ITEMS = {
  localeDropdown: 'LocaleDropdownNavbarItem',
  html: 'HtmlNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
} as const;

/**
 * Components of the theme that the configuration leaves no use for.
 *
 * @param config the theme's
 * @returns their names behind `@theme/`
 */
export function unusedParts({navbar, footer, docs}: ThemeConfig): string[] {
  const types = new Set((navbar?.items ?? []).map(({type}) => type));
  const columns = (footer?.links ?? []).every((link) => 'items' in link);
  return [
    ...Object.entries(NAVBAR_ITEMS).flatMap(([type, name]) =>
      types.has(type) ? [] : [`NavbarItem/${name}`],
    ),
    ...(columns ? ['Footer/Links/Simple'] : []),
    ...(footer?.logo ? [] : ['Footer/Logo']),
    ...(docs?.sidebar?.hideable
      ? []
      : ['DocSidebar/Desktop/CollapseButton', 'DocRoot/Layout/Sidebar/ExpandButton']),
  ];
}
