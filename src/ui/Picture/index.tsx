import React, {type ReactNode} from 'react';
import ThemedFigure, {requireAlt} from '../ThemedFigure/index.tsx';

export interface PictureProps {
  /** Name of the two files static/img/<name>-light.<format> and <name>-dark.<format>. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** A full description of the content. */
  readonly alt: string;
  readonly caption?: ReactNode;
  /** The picture is the first thing on the page: fetch it at once. */
  readonly priority?: boolean;
  readonly format?: 'svg' | 'webp';
}

/** A picture with one file for each colour mode. */
export default function Picture(props: PictureProps): ReactNode {
  const {name, width, height, alt, caption, priority, format = 'svg'} = props;
  return (
    <ThemedFigure
      light={`/img/${name}-light.${format}`}
      dark={`/img/${name}-dark.${format}`}
      width={width}
      height={height}
      alt={requireAlt('Picture', name, alt)}
      caption={caption}
      priority={priority}
    />
  );
}
