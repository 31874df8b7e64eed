import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import sizes from '../../../diagrams/sizes.json';
import Diagram from '..';

vi.mock('@docusaurus/useBaseUrl', () => ({default: (url: string) => `/base${url}`}));

describe('Diagram', () => {
  it('shows one picture for each mode, with its size and its words', () => {
    const html = renderToStaticMarkup(
      <Diagram name="ports" alt="Who reaches what." caption="Ports" />,
    );
    const {width, height} = sizes.ports;
    expect(html.match(/<img/g)).toHaveLength(2);
    expect(html).toContain('src="/base/diagrams/ports-light.svg"');
    expect(html).toContain('src="/base/diagrams/ports-dark.svg"');
    expect(html.match(new RegExp(`width="${width}" height="${height}"`, 'g'))).toHaveLength(2);
    expect(html.match(/alt="Who reaches what\."/g)).toHaveLength(2);
    expect(html.match(/loading="lazy"/g)).toHaveLength(2);
    expect(html).toMatch(/<figcaption[^>]*>Ports<\/figcaption>/);
  });

  it('stops at an unknown name and says what to do', () => {
    expect(() => renderToStaticMarkup(<Diagram name="prots" alt="x" />)).toThrow(
      /no such diagram\. Write src\/diagrams\/prots\.dot.*ports/,
    );
  });

  it('stops without alt', () => {
    expect(() => renderToStaticMarkup(<Diagram name="ports" alt=" " />)).toThrow(/has no alt/);
  });
});
