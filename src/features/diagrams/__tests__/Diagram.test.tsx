import React, {type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import Diagram from '../Diagram.tsx';

vi.mock('@docusaurus/Head', () => ({
  default: ({children}: {children: ReactElement<{href: string}>}) => (
    <i data-preload={children.props.href} />
  ),
}));
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => false}));
vi.stubGlobal('__webpack_public_path__', '/base/');

describe('Diagram', () => {
  it('shows one picture for each mode, with its size and alt text', () => {
    const html = renderToStaticMarkup(
      <Diagram name="ports" alt="Who reaches what." caption="Ports" size="229x421" />,
    );
    expect(html.match(/<img/g)).toHaveLength(2);
    expect(html).toContain('src="/base/diagrams/ports-light.svg"');
    expect(html).toContain('src="/base/diagrams/ports-dark.svg"');
    expect(html.match(/width="229" height="421"/g)).toHaveLength(2);
    expect(html.match(/alt="Who reaches what\."/g)).toHaveLength(2);
    expect(html.match(/loading="lazy"/g)).toHaveLength(2);
    expect(html).toMatch(
      /<figcaption[^>]*>Ports <button[^>]* disabled="" aria-label="Enlarge: Ports">Enlarge<\/button><\/figcaption>/,
    );
  });

  it('names the button by the first clause of the alt text if there is no caption', () => {
    const html = renderToStaticMarkup(
      <Diagram name="ports" alt="Two loops: one is slow." size="1x1" />,
    );
    expect(html).toContain('aria-label="Enlarge: Two loops"');
  });

  it('fetches the first one of a page with the page, in the light mode, and no other', () => {
    const html = renderToStaticMarkup(<Diagram name="ports" alt="x" size="1x1" priority />);
    expect(html).toContain('<i data-preload="/base/diagrams/ports-light.svg"');
    expect(html).toMatch(/decoding="sync"[^>]*ports-light\.svg/);
    expect(html).toMatch(/loading="lazy"[^>]*ports-dark\.svg/);
    expect(renderToStaticMarkup(<Diagram name="ports" alt="x" size="1x1" />)).not.toContain(
      'data-preload',
    );
  });

  it('stops without a size', () => {
    expect(() => renderToStaticMarkup(<Diagram name="ports" alt="x" />)).toThrow(/has no size/);
  });

  it('stops without alt', () => {
    expect(() => renderToStaticMarkup(<Diagram name="ports" alt=" " size="1x1" />)).toThrow(
      /has no alt/,
    );
  });
});
