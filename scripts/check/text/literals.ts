import ts from 'typescript';
import type {Block} from './blocks.ts';

/**
 * The words in a source file that readers see: text in JSX, and strings of several words.
 *
 * @param file its name, which distinguishes TypeScript from JSX
 */
export function literalsOf(file: string, source: string): Block[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const blocks: Block[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node)) {
      const text = node.text.trim().replaceAll(/\s+/g, ' ');
      if (/\p{L}\S* \S*\p{L}/u.test(text)) {
        const {line} = tree.getLineAndCharacterOfPosition(node.getStart(tree));
        const code = [...text.matchAll(/`[^`]*`/g)].map(
          ({0: hit, index}) => [index, index + hit.length] as const,
        );
        blocks.push({kind: 'label', text, spoken: text, code, lineAt: () => line + 1});
      }
    }
    node.forEachChild(walk);
  };
  walk(tree);
  return blocks;
}
