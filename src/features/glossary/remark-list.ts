import type {PhrasingContent, Root, RootContent} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

import {glossary, type Term} from '../../data/glossary.ts';

import {TEXTS} from './texts.ts';

/** Name of the element on a page. */
export const ELEMENT = 'Glossary';

/** Expands `<Glossary />`, on a page in the folder `docs`, to all terms with their definitions. */
export default function remarkGlossaryList(): Transformer<Root> {
  return (tree) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== ELEMENT || index === undefined || !parent) return undefined;
      const nodes = glossary.flatMap(termNodes);
      parent.children.splice(index, 1, ...(nodes as typeof parent.children));
      return [SKIP, index + nodes.length];
    });
  };
}

/** A term with its heading. Links are relative to a page in the folder `docs`. */
function termNodes({id, name, definition, more}: Term): RootContent[] {
  const text: PhrasingContent[] = [{type: 'text', value: definition}];
  if (more !== undefined) {
    text.push(
      {type: 'text', value: ' '},
      {
        type: 'link',
        url: `./${more}`,
        data: {hProperties: {ariaLabel: TEXTS.moreAbout(name)}},
        children: [{type: 'text', value: TEXTS.more}],
      },
    );
  }
  return [
    {
      type: 'heading',
      depth: 2,
      children: [{type: 'text', value: `${name} {#${id}}`}],
    },
    {type: 'paragraph', children: text},
  ];
}
