import type {Element, Root} from 'hast';
import {expect, it} from 'vitest';

import {textOf} from '../../hast.ts';
import rehypeSpokenNames from '../index.ts';

type Properties = Element['properties'];

const h = (
  tagName: string,
  properties: Properties,
  ...children: (Element | string)[]
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) =>
    typeof child === 'string' ? {type: 'text', value: child} : child,
  ),
});

/** The element after the plugin. */
function named(element: Element): Element {
  const tree: Root = {type: 'root', children: [element]};
  (rehypeSpokenNames.call({} as never) as unknown as (root: Root) => void)(tree);
  return element;
}

it('names a heading with an anchor after its text', () => {
  const heading = named(h('h3', {id: 'ports'}, 'Free ', h('code', {}, 'tcp'), '\n ports'));
  expect(heading.properties.ariaLabel).toBe('Free tcp ports');
  expect(named(h('h2', {}, 'Without anchor')).properties.ariaLabel).toBeUndefined();
  expect(named(h('h1', {id: 'title'}, 'Title')).properties.ariaLabel).toBeUndefined();
});

it('puts the kind of a note before its title', () => {
  const text = named(h('admonition', {type: 'warning', title: 'No backup'}, h('p', {}, 'Text')));
  expect(text.properties.title).toBeUndefined();
  const [title] = text.children as Element[];
  expect(title?.tagName).toBe('mdxAdmonitionTitle');
  expect(textOf(text)).toBe('Warning: No backupText');
  expect((title?.children[0] as Element).properties.className).toContain('kw-spoken');

  const rich = h('mdxAdmonitionTitle', {}, 'Delete ', h('code', {}, 'data'));
  expect(textOf(named(h('admonition', {type: 'danger'}, rich)))).toBe('Danger: Delete data');
});

it('leaves a note alone whose title is its kind', () => {
  expect(textOf(named(h('admonition', {type: 'tip'}, h('p', {}, 'Text'))))).toBe('Text');
});
