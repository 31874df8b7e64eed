import type {RootContent} from 'mdast';

/**
 * `export {default as name} from 'module'`, as a page of MDX may have it.
 *
 * @param name under which the page exports it; MDX takes `default` for the page's layout
 * @param module path of the module, such as `@site/src/…`
 */
export function reexport(name: string, module: string): RootContent {
  const source = {type: 'Literal' as const, value: module, raw: JSON.stringify(module)};
  const specifier = {
    type: 'ExportSpecifier' as const,
    exported: {type: 'Identifier' as const, name},
    local: {type: 'Identifier' as const, name: 'default'},
  };
  return {
    type: 'mdxjsEsm',
    value: `export {default as ${name}} from ${JSON.stringify(module)};`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ExportNamedDeclaration',
            declaration: null,
            specifiers: [specifier],
            source,
            attributes: [],
          },
        ],
      },
    },
  };
}
