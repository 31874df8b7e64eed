import type {ReactNode} from 'react';

import ThemedFigure, {type ThemedFigureProps} from '../ThemedFigure/index.tsx';

/** A picture with one file for each color mode: static/img/<name>-light.<format> and <name>-dark.<format>. */
export default function Picture(props: Omit<ThemedFigureProps, 'component' | 'folder'>): ReactNode {
  return <ThemedFigure {...props} component="Picture" folder="img" />;
}
