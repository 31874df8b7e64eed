import {readFileSync} from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import {ELEMENT as KNOWN_ERRORS} from '../../src/features/error-finder/request.ts';
import {ELEMENT as GLOSSARY} from '../../src/features/glossary/remark-list.ts';
import {ELEMENTS as DATA} from '../../src/mdx/data-table/index.ts';
import {makePlain, NotPlainError} from '../../src/features/markdown-pages/plain.ts';
import {jsxElements, lineOf} from '../../src/site/mdx/parse.ts';
import type {Finding, Page, Rule} from '../../src/site/mdx/types.ts';
import {nearest} from '../../src/site/util/nearest.ts';

import {TAB_COMPONENTS} from './tabs.ts';

/** Elements that a plugin replaces with blocks, which have no place inside a paragraph. */
const BLOCKS = [KNOWN_ERRORS, GLOSSARY];

/** The components that Docusaurus and this site pass to every page. */
const COMPONENTS = [
  'src/theme/MDXComponents/index.tsx',
  'node_modules/@docusaurus/theme-classic/lib/theme/MDXComponents/index.js',
];

/** What a page may use without an import; the rule `tabs` asks for the import of tabs. */
const EVERYWHERE = [
  ...COMPONENTS.flatMap(keysIn).filter(isComponent),
  ...BLOCKS,
  ...DATA,
  ...TAB_COMPONENTS,
];

/** Attributes of HTML that pages have in another form. Text in `style` stops a build, an object breaks the site's policy. */
const HTML_ONLY = new Map([
  ['class', 'takes no class. Write className.'],
  ['style', 'takes no style. Write className with a class of src/css/, or leave it out.'],
]);

/** A build reports an unknown component as its last step, and names neither file nor line. */
export const components: Rule = {
  name: 'components',
  about:
    'A page uses only components that every page has or that it imports, and nothing that its Markdown version cannot show: no other HTML, no `class` or `style`, no `{…}` but comments.',

  checkPage(page) {
    const known = new Set([...EVERYWHERE, ...importedNames(page)]);
    const findings = jsxElements(page).flatMap((element): Finding[] => {
      // `<Foo.Bar>` is a part of what `Foo` names; a fragment `<>` has no name.
      const [name = ''] = (element.name ?? '').split('.');
      const at = {file: page.file, line: lineOf(element)};
      if (BLOCKS.includes(name) && element.type === 'mdxJsxTextElement') {
        const message = `<${name}> is inside a paragraph. Put it on a line of its own, between empty lines.`;
        return [{...at, message}];
      }
      if (!isComponent(name)) {
        return element.attributes.flatMap((one): Finding[] => {
          const remedy =
            one.type === 'mdxJsxAttribute' ? HTML_ONLY.get(String(one.name)) : undefined;
          return remedy === undefined ? [] : [{...at, message: `<${name}> ${remedy}`}];
        });
      }
      if (known.has(name)) return [];
      const near = nearest(name, known, Math.floor(name.length / 2));
      const hint = near ? `Did you mean <${near}>?` : `There are: ${[...known].join(', ')}.`;
      return [{...at, message: `<${name}> is not a component of this site. ${hint}`}];
    });
    return findings.length > 0 ? findings : plainFault(page);
  },
};

/** The first part of a page that would stop the build when it writes the page as Markdown. */
function plainFault(page: Page): Finding[] {
  if (!page.tree) return [];
  // A build expands data before.
  const left = new Set([...importedNames(page), ...BLOCKS, ...DATA]);
  try {
    makePlain(structuredClone(page.tree), left);
    return [];
  } catch (error) {
    if (!(error instanceof NotPlainError)) throw error;
    return [{file: page.file, line: error.line, message: error.message}];
  }
}

/** To MDX, a name in lower case is HTML. */
function isComponent(name: string): boolean {
  return /^[A-Z]/.test(name);
}

/** Keys of the object literals in a module: `Card` of `export default {...Original, Card}`. */
function keysIn(file: string): string[] {
  const text = readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');
  const keys: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isObjectLiteralElement(node) && node.name && ts.isIdentifier(node.name)) {
      keys.push(node.name.text);
    }
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return keys;
}

/** The names that a page imports. */
function importedNames({tree}: Page): string[] {
  return (tree?.children ?? [])
    .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .flatMap((one) => (one.type === 'ImportDeclaration' ? one.specifiers : []))
    .map(({local}) => local.name);
}
