/** Labels and sentences of the 404 page. `{name}` is a link, put in by `@docusaurus/Interpolate`. */
export const TEXTS = {
  documentTitle: 'Page Not Found',
  title: 'Page not found',
  about:
    'No page has this address. The page may have moved, or the link contains a typo. Search for it, start from one of the pages below, or look through {pages}.',
  pages: 'all pages',
  old: 'On an older release? The documentation for {release} is still here. If a link on this site brought you here, please {report}.',
  release: 'release 0.3.2',
  report: 'report it on GitHub',
} as const;

/** The cards: where a reader can continue. */
export const CARDS = [
  {
    title: 'Quickstart',
    to: '/quickstart',
    text: 'From an installed host to a first model and a first app.',
  },
  {
    title: 'Install Kamiwaza',
    to: '/installation/installation_process',
    text: 'Ubuntu, other Linux, macOS, Windows, and clusters.',
  },
  {title: 'Models', to: '/models/overview', text: 'Find, download, deploy and call a model.'},
  {
    title: 'Model troubleshooting',
    to: '/models/troubleshooting',
    text: 'Find the cause of a state or an error message.',
  },
  {title: 'Python SDK', to: '/sdk/intro', text: 'Guides and the reference of every method.'},
  {title: 'Blog', to: '/blog', text: 'Articles by the Kamiwaza team.'},
] as const;
