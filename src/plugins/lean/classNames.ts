import {createHash} from 'node:crypto';
import path from 'node:path';

/**
 * Names that stay spelled out at the front of a class: style sheets, the feeds, the index of the search and
 * the offline edition look for them in pages of a theme that gives its elements no other name.
 */
export const SPELLED: readonly string[] = [
  'admonitionHeading',
  'admonitionIcon',
  'buttonGroup',
  'buttons',
  'colorModeToggle',
  'errorBoundaryError',
  'errorBoundaryFallback',
  'language',
  'navbarSearchContainer',
  'sidebar',
  'sidebarItemLink',
  'skipToContent',
  'title',
];

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Digits of a name: 238,328 names for some 300 classes. */
const LENGTH = 3;

/**
 * Makes the names of the classes in CSS modules: short, and the same in every folder and on every machine.
 *
 * @param root the folder of the site, from which the sheets' paths are counted
 * @returns a function of a sheet's path and the name in it; throws when two classes would share a name
 */
export function classNames(root: string): (sheet: string, local: string) => string {
  const owners = new Map<string, string>();
  return (sheet, local) => {
    const owner = `${path.relative(root, sheet).split(path.sep).join('/')}: .${local}`;
    let number = createHash('sha256').update(owner).digest().readUInt32BE();
    let digits = '';
    while (digits.length < LENGTH) {
      digits += DIGITS[number % DIGITS.length] ?? '';
      number = Math.floor(number / DIGITS.length);
    }
    // No class of Infima or the theme begins with an underscore.
    const name = `${SPELLED.includes(local) ? local : ''}_${digits}`;
    const other = owners.get(name);
    if (other !== undefined && other !== owner) {
      throw new Error(
        `${owner} and ${other} get the same short name, ${name}; rename one of them.`,
      );
    }
    owners.set(name, owner);
    return name;
  };
}

/** What this needs of a rule of the bundler's configuration. */
interface Loader {
  readonly options?: {modules?: {localIdentName?: string; getLocalIdent?: unknown}};
}

/**
 * Lets the loader of CSS modules make short names.
 *
 * @param rules the rules of the bundler's configuration, changed in place
 * @param name see {@link classNames}
 * @throws when no rule is for CSS modules, which an update of the framework may bring about
 */
export function shortenNames(
  rules: readonly unknown[],
  name: (sheet: string, local: string) => string,
): void {
  const modules = rules
    .flatMap((rule) => (rule as {use?: readonly Loader[]}).use ?? [])
    .flatMap(({options}) => (options?.modules?.localIdentName ? [options.modules] : []));
  if (modules.length === 0) {
    throw new Error('src/plugins/lean/classNames.ts: no loader of CSS modules found');
  }
  for (const one of modules) {
    one.getLocalIdent = ({resourcePath}: {resourcePath: string}, _pattern: string, local: string) =>
      name(resourcePath, local);
  }
}
