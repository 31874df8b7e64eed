import {createElement} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {evaluate} from '@mdx-js/mdx';
import type {MDXComponents} from 'mdx/types';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type {PluggableList} from 'unified';
import {VFile} from 'vfile';

export interface Surroundings {
  readonly file?: string | undefined;
  /** The theme's replacements of HTML elements. */
  readonly components?: MDXComponents | undefined;
}

/** For tests: MDX through a remark plugin to HTML, the way a build does it. */
export async function compile(
  text: string,
  plugins: PluggableList,
  {file = 'docs/page.mdx', components = {}}: Surroundings = {},
): Promise<string> {
  const {default: Content} = await evaluate(new VFile({path: file, value: text}), {
    ...runtime,
    remarkPlugins: [[remarkFrontmatter, ['yaml']], remarkDirective, remarkGfm, ...plugins],
  });
  return renderToStaticMarkup(createElement(Content, {components}));
}
