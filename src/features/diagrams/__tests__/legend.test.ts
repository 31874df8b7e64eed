import {describe, expect, it} from 'vitest';

import {legendOf} from '../legend.ts';
import {MEANINGS} from '../palette.ts';
import {renderDiagram} from '../render.ts';

const FILE = 'src/features/diagrams/example.dot';

describe('legend of a diagram', () => {
  it('names the classes that the drawing uses, and no others', async () => {
    const {svg} = await renderDiagram(
      'digraph {a [class="store"]; b [class="error"]; a -> b}',
      FILE,
    );
    expect(svg.light).toContain(`>${MEANINGS.store}</text>`);
    expect(svg.light).toContain(`>${MEANINGS.error}</text>`);
    expect(svg.light).not.toContain(MEANINGS.accent);
    expect(svg.light).not.toContain(MEANINGS.good);
  });

  it('is left out of a drawing without classes', async () => {
    const {svg} = await renderDiagram('digraph {a -> b}', FILE);
    expect(svg.light).not.toContain('<g class="legend">');
    expect(legendOf('<g class="node">', 200, 100)).toEqual({svg: '', width: 200, height: 0});
  });

  it('makes the drawing higher, and a narrow one wide enough for its longest entry', async () => {
    const plain = await renderDiagram('digraph {a}', FILE);
    const {width, height, svg} = await renderDiagram('digraph {a [class="external"]}', FILE);
    expect(height).toBeGreaterThan(plain.height);
    expect(width).toBeGreaterThan(plain.width);
    expect(svg.light).toContain(`viewBox="0 0 ${String(width)} ${String(height)}"`);
  });

  it('begins a new row where the drawing ends', () => {
    const drawn = '<g class="node accent"><g class="node store"><g class="cluster good">';
    const rows = (width: number): number =>
      new Set([...legendOf(drawn, width, 0).svg.matchAll(/ y="(\d+)"/g)].map(([, y]) => y)).size;
    expect(rows(460)).toBe(1);
    expect(rows(230)).toBe(2);
    expect(rows(60)).toBe(3);
  });
});
