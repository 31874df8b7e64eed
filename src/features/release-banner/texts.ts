/** Labels and sentences of the banner. `{name}` is a release or a link, put in by `@docusaurus/Interpolate`. */
export const TEXTS = {
  label: 'Older release',
  about:
    'You are reading about release {old}, which is no longer maintained. Release {latest} has {page}.',
  samePage: 'the current version of this page',
  otherPage: 'new documentation',
  changed: 'See the {here} or {all}.',
  here: 'changes on this page',
  others: 'changes page by page',
  all: 'in the whole release',
} as const;
