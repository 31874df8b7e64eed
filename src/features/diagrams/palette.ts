/**
 * The colors of every diagram, once for each color mode.
 *
 * An SVG in an <img> cannot see the page's custom properties, so the values that
 * src/css/tokens.css names for text, lines and accent are repeated here. The background stays
 * transparent: the page's own background shows through.
 */
export type ColorMode = 'light' | 'dark';

export const COLOR_MODES: readonly ColorMode[] = ['light', 'dark'];

/** Classes of a node, an edge or a cluster, in the order of the legend. */
export const SEMANTIC_CLASSES = ['accent', 'store', 'external', 'good', 'error'] as const;
export type SemanticClass = (typeof SEMANTIC_CLASSES)[number];

/** What a class means, as the legend below a diagram says it. */
export const MEANINGS: Readonly<Record<SemanticClass, string>> = {
  accent: 'your part',
  store: 'stored data',
  external: 'outside Kamiwaza',
  good: 'goal or result',
  error: 'problem',
};

export interface Ink {
  /** Inside of a box. */
  readonly fill: string;
  /** Outline of a box, or an edge with its arrow head. */
  readonly line: string;
}

export interface Palette {
  /** The page background behind the diagram; only the contrast test uses it. */
  readonly page: string;
  readonly text: string;
  /** Labels of edges and clusters. */
  readonly muted: string;
  readonly plain: Ink;
  readonly edge: string;
  readonly cluster: Ink;
  readonly classes: Readonly<Record<SemanticClass, Ink>>;
}

export const PALETTES: Readonly<Record<ColorMode, Palette>> = {
  light: {
    page: '#ffffff',
    text: '#1b1f24',
    muted: '#4a5561',
    plain: {fill: '#f5f7f9', line: '#6b7783'},
    edge: '#5a6672',
    cluster: {fill: '#fafbfc', line: '#8792a0'},
    classes: {
      accent: {fill: '#dff3f1', line: '#0f766e'},
      store: {fill: '#ecebfb', line: '#5048b5'},
      external: {fill: '#ffffff', line: '#6b7783'},
      error: {fill: '#fdecea', line: '#b3261e'},
      good: {fill: '#e6f5e9', line: '#2a7a3b'},
    },
  },
  dark: {
    page: '#14181d',
    text: '#e8edf2',
    muted: '#b6c1cc',
    plain: {fill: '#20262d', line: '#8a96a3'},
    edge: '#98a4b1',
    cluster: {fill: '#181d23', line: '#6f7b88'},
    classes: {
      accent: {fill: '#0f3b38', line: '#4fc4b8'},
      store: {fill: '#2a2850', line: '#a39cf5'},
      external: {fill: '#14181d', line: '#8a96a3'},
      error: {fill: '#461b19', line: '#f28b82'},
      good: {fill: '#173a20', line: '#7cc98d'},
    },
  },
};
