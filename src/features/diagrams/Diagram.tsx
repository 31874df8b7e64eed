import type {ReactNode} from 'react';

import ThemedFigure, {type ThemedFigureProps} from '../../ui/ThemedFigure/index.tsx';

interface DiagramProps extends Pick<ThemedFigureProps, 'name' | 'alt' | 'caption' | 'priority'> {
  /** Width and height in pixels (`229x421`); the build fills it in (remark-diagram-size), and the priority, too. */
  readonly size?: string;
}

/** A diagram that `npm run refresh` drew from src/features/diagrams/<name>.dot. */
export default function Diagram({size = '', ...figure}: DiagramProps): ReactNode {
  const [width = 0, height = 0] = size.split('x').map(Number);
  if (!(width > 0 && height > 0)) {
    throw new Error(
      `<Diagram name="${figure.name}"> has no size: it works only on docs and blog pages.`,
    );
  }
  return (
    <ThemedFigure {...figure} component="Diagram" folder="diagrams" width={width} height={height} />
  );
}
