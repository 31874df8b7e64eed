import type {ImportDeclaration, Program, VariableDeclaration} from 'estree';
import type {Plugin} from 'unified';

const RUNTIME = /^react\/jsx(?:-dev)?-runtime$/;

function isRuntime(node: Program['body'][number]): node is ImportDeclaration {
  return node.type === 'ImportDeclaration' && RUNTIME.test(String(node.source.value));
}

/** `const _jsx = _jsxImported, …` for every name of the import, which gets its new name here. */
function constantsFor(imported: ImportDeclaration): VariableDeclaration {
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: imported.specifiers.map((specifier) => {
      const {name} = specifier.local;
      specifier.local = {type: 'Identifier', name: `${name}Imported`};
      return {
        type: 'VariableDeclarator',
        id: {type: 'Identifier', name},
        init: {type: 'Identifier', name: `${name}Imported`},
      };
    }),
  };
}

/**
 * Recma plugin: a page calls React's `jsx` through its own constant instead of its import. A bundler follows
 * every use of an import separately, up to 2,300 of them on a reference page. See README.md for the figures.
 */
const recmaLocalJsx: Plugin<[], Program> = () => (tree) => {
  const imported = tree.body.find(isRuntime);
  if (imported) tree.body.splice(tree.body.indexOf(imported) + 1, 0, constantsFor(imported));
};

export default recmaLocalJsx;
