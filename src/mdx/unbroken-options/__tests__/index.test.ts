import type {Root} from 'hast';
import {expect, it} from 'vitest';

import rehypeUnbrokenOptions from '../index.ts';

/** What becomes of inline code: its options in brackets; the text itself if nothing changes. */
function shown(value: string, parent = 'p'): string {
  const tree: Root = {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: parent,
        properties: {},
        children: [
          {type: 'element', tagName: 'code', properties: {}, children: [{type: 'text', value}]},
        ],
      },
    ],
  };
  (rehypeUnbrokenOptions.call({} as never) as unknown as (root: Root) => void)(tree);
  const text = (node: unknown): string => {
    const {
      type,
      name,
      value: own = '',
      children = [],
    } = node as {
      type: string;
      name?: string;
      value?: string;
      children?: unknown[];
    };
    const inner = own + children.map(text).join('');
    return type === 'mdxJsxTextElement' && name === 'span' ? `[${inner}]` : inner;
  };
  return text(tree);
}

it('keeps each option in one piece', () => {
  expect(shown('wsl --update')).toBe('wsl [--update]');
  expect(shown('wsl -d kamiwaza -- kamiwaza stop')).toBe('wsl [-d] kamiwaza [--] kamiwaza stop');
  expect(shown('--host')).toBe('[--host]');
  expect(shown('sudo usermod -aG docker $USER')).toBe('sudo usermod [-aG] docker $USER');
});

it('leaves other hyphens, long options and blocks alone', () => {
  expect(shown('kamiwaza-install.sh a - b')).toBe('kamiwaza-install.sh a - b');
  expect(shown('vllm --a-very-long-option-of-an-engine')).toBe(
    'vllm --a-very-long-option-of-an-engine',
  );
  expect(shown('wsl --update', 'pre')).toBe('wsl --update');
});
