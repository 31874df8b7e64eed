import type {Options} from '@docusaurus/plugin-content-blog';
import {visit} from 'unist-util-visit';

import {parsePage} from '../site/mdx/parse.ts';

/**
 * Minutes to read a post, from the words of its text and code. By itself, Docusaurus counts the source: imports,
 * attributes of components, addresses and alternative texts, too.
 */
export const readingTime: NonNullable<Options['readingTime']> = ({
  content,
  defaultReadingTime,
  ...rest
}) => {
  const {tree} = parsePage('blog/post.mdx', content, 'blog');
  if (!tree) return defaultReadingTime({...rest, content});
  const words: string[] = [];
  visit(tree, ['text', 'inlineCode', 'code'], (node) => {
    if ('value' in node) words.push(node.value);
  });
  return defaultReadingTime({...rest, content: words.join(' ')});
};
