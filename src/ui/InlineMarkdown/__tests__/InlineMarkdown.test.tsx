import React, {type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';

import InlineMarkdown from '../index.tsx';

vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: ReactNode}) => <a href={to}>{children}</a>,
}));

const html = (markdown: string): string =>
  renderToStaticMarkup(<InlineMarkdown>{markdown}</InlineMarkdown>);

it('distinguishes code, bold, links and text', () => {
  expect(html('Run `a b`, press **Stop**, see [here](/x#y).')).toBe(
    'Run <code>a b</code>, press <strong>Stop</strong>, see <a href="/x#y">here</a>.',
  );
});

it('keeps what is not closed', () => {
  expect(html('a ` b ** c [d](')).toBe('a ` b ** c [d](');
});
