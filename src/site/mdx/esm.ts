import type {RootContent} from 'mdast';

type Esm = Extract<RootContent, {type: 'mdxjsEsm'}>;
type Program = NonNullable<NonNullable<Esm['data']>['estree']>;
type Statement = Program['body'][number];

/** `export {local as name} from 'module'`, as a page of MDX may have it. MDX takes `default` for the page's layout. */
export function reexport(name: string, module: string, local = 'default'): RootContent {
  return esm(`export {${local} as ${name}} from ${JSON.stringify(module)};`, {
    type: 'ExportNamedDeclaration',
    declaration: null,
    specifiers: [{type: 'ExportSpecifier', exported: identifier(name), local: identifier(local)}],
    source: literal(module),
    attributes: [],
  });
}

/** `import name from 'module'`, as a page of MDX may have it. */
export function importDefault(name: string, module: string): RootContent {
  return esm(`import ${name} from '${module}';`, {
    type: 'ImportDeclaration',
    specifiers: [{type: 'ImportDefaultSpecifier', local: identifier(name)}],
    source: literal(module),
    attributes: [],
  });
}

/** A statement with the syntax tree that MDX reads. */
function esm(value: string, statement: Statement): RootContent {
  return {
    type: 'mdxjsEsm',
    value,
    data: {estree: {type: 'Program', sourceType: 'module', comments: [], body: [statement]}},
  };
}

const identifier = (name: string) => ({type: 'Identifier' as const, name});
const literal = (value: string) => ({type: 'Literal' as const, value, raw: JSON.stringify(value)});
