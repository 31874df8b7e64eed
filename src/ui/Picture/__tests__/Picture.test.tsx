import React, {type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import Picture from '../index.tsx';

vi.mock('@docusaurus/Head', () => ({
  default: ({children}: {children: ReactElement<{href: string}>}) => (
    <i data-preload={children.props.href} />
  ),
}));
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => false}));
vi.stubGlobal('__webpack_public_path__', '/base/');

describe('Picture', () => {
  it('finds its files by name and format', () => {
    const html = renderToStaticMarkup(
      <Picture name="hero" width={640} height={400} alt="A server." format="webp" />,
    );
    expect(html).toContain('src="/base/img/hero-light.webp"');
    expect(html).toContain('src="/base/img/hero-dark.webp"');
    expect(html).toMatch(/<figcaption[^>]*>\s*<button/);
  });

  it('fetches a picture with priority immediately, only in the default mode', () => {
    const html = renderToStaticMarkup(
      <Picture name="hero" width={640} height={400} alt="A server." priority />,
    );
    expect(html).toMatch(/loading="eager"[^>]*fetchpriority="high"[^>]*hero-light\.svg/);
    expect(html).toMatch(/loading="lazy"[^>]*hero-dark\.svg/);
  });
});
