import type {RootContent} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const processor = unified().use(remarkParse).use(remarkMdx);

/** `export {local as name} from 'module'`, as a page of MDX may have it. MDX takes `default` for the page's layout. */
export function reexport(name: string, module: string, local = 'default'): RootContent[] {
  return processor.parse(`export {${local} as ${name}} from "${module}";`).children;
}

/** `import name from 'module'`, as a page of MDX may have it. */
export function importDefault(name: string, module: string): RootContent[] {
  return processor.parse(`import ${name} from '${module}';`).children;
}
