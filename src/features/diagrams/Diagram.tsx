import React, {type ReactNode} from 'react';
import ThemedFigure, {requireAlt} from '../../ui/ThemedFigure/index.tsx';

export interface DiagramProps {
  /** Name of a file src/features/diagrams/<name>.dot. */
  readonly name: string;
  /** The whole content in words. */
  readonly alt: string;
  readonly caption?: ReactNode;
  /** Width and height in pixels (`229x421`); the build fills it in (remark-diagram-size). */
  readonly size?: string;
  /** The reader sees it first: fetch it at once. The build fills it in, too. */
  readonly priority?: boolean;
}

/** A diagram drawn by `npm run diagrams`. */
export default function Diagram({
  name,
  alt,
  caption,
  size = '',
  priority,
}: DiagramProps): ReactNode {
  const [width = 0, height = 0] = size.split('x').map(Number);
  if (!(width > 0 && height > 0)) {
    throw new Error(`<Diagram name="${name}"> has no size: it works only on docs and blog pages.`);
  }
  return (
    <ThemedFigure
      light={`/diagrams/${name}-light.svg`}
      dark={`/diagrams/${name}-dark.svg`}
      width={width}
      height={height}
      alt={requireAlt('Diagram', name, alt)}
      caption={caption}
      priority={priority}
    />
  );
}
