import React, {type ReactNode} from 'react';
import ThemedFigure, {requireAlt} from '../ThemedFigure';
import sizes from '../../diagrams/sizes.json';

export interface DiagramProps {
  /** Name of a file src/diagrams/<name>.dot. */
  readonly name: string;
  /** The whole content in words. */
  readonly alt: string;
  readonly caption?: ReactNode;
}

/** A diagram drawn by `npm run diagrams`. */
export default function Diagram({name, alt, caption}: DiagramProps): ReactNode {
  const size = (sizes as Record<string, {width: number; height: number} | undefined>)[name];
  if (!size) {
    throw new Error(
      `<Diagram name="${name}">: no such diagram. Write src/diagrams/${name}.dot and run ` +
        `\`npm run diagrams\`, or use one of: ${Object.keys(sizes).join(', ')}.`,
    );
  }
  return (
    <ThemedFigure
      light={`/diagrams/${name}-light.svg`}
      dark={`/diagrams/${name}-dark.svg`}
      width={size.width}
      height={size.height}
      alt={requireAlt('Diagram', name, alt)}
      caption={caption}
    />
  );
}
