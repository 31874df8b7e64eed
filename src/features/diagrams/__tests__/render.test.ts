import {describe, expect, it} from 'vitest';
import {COLOR_MODES, PALETTES, SEMANTIC_CLASSES} from '../palette.ts';
import {MAX_WIDTH, renderDiagram} from '../render.ts';

const FILE = 'src/features/diagrams/example.dot';

describe('renderDiagram', () => {
  it('returns the same bytes for the same source, and the same layout in both modes', async () => {
    const source = 'digraph {\n  a [class="accent"]\n  a -> b [label="to"]\n}\n';
    const first = await renderDiagram(source, FILE);
    expect(await renderDiagram(source, FILE)).toEqual(first);
    const withoutStyle = (svg: string): string => svg.replace(/<style>[\s\S]*<\/style>/, '');
    expect(withoutStyle(first.svg.light)).toBe(withoutStyle(first.svg.dark));
    expect(first.svg.light).not.toBe(first.svg.dark);
  });

  it('writes a size in pixels, the site font, and no trace of the generator', async () => {
    const {svg, width, height} = await renderDiagram('digraph {a [label="Text & more"]}', FILE);
    expect(svg.light).toContain(`width="${width}" height="${height}"`);
    expect(svg.light).toContain('font-size:14px');
    expect(svg.light).not.toMatch(/Generated|DOCTYPE|<title>|font-family="/);
    expect(svg.light).toContain('Text &amp; more');
  });

  it('names file and line of a syntax error', async () => {
    await expect(renderDiagram('digraph {\n  a -> [\n}', FILE)).rejects.toThrow(
      /^src\/features\/diagrams\/example\.dot:2: Graphviz cannot read this/,
    );
  });

  it('rejects a drawing that is too wide for a phone', async () => {
    const row = Array.from({length: 12}, (_, i) => `"a quite long label ${i}"`).join('; ');
    await expect(renderDiagram(`digraph { ${row} }`, FILE)).rejects.toThrow(
      new RegExp(`points wide, the limit is ${MAX_WIDTH}`),
    );
  });

  it('rejects colors and fonts of its own, but not the words in a label', async () => {
    await expect(renderDiagram('digraph {\n  a\n  b [fillcolor=red]\n}', FILE)).rejects.toThrow(
      /example\.dot:3: "fillcolor" is set by the renderer/,
    );
    await expect(renderDiagram('digraph {a [label="color=blue"]}', FILE)).resolves.toBeDefined();
  });

  it('rejects a class without a meaning', async () => {
    await expect(renderDiagram('digraph {\n  a [class="important"]\n}', FILE)).rejects.toThrow(
      /example\.dot:2: class "important" has no meaning/,
    );
  });
});

describe('palettes', () => {
  it.each(COLOR_MODES)('%s: text and lines have enough contrast', (mode) => {
    const palette = PALETTES[mode];
    const inks = [palette.plain, ...SEMANTIC_CLASSES.map((name) => palette.classes[name])];
    for (const ink of inks) {
      expect(contrast(palette.text, ink.fill)).toBeGreaterThanOrEqual(7);
      expect(contrast(ink.line, palette.page)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(palette.muted, palette.page)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.muted, palette.cluster.fill)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.edge, palette.page)).toBeGreaterThanOrEqual(3);
  });
});

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
