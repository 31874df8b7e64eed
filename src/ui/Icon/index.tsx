import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

import styles from './styles.module.css';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name'> {
  /** The drawing in `styles.module.css`. */
  readonly name: 'moon' | 'search' | 'sun';
}

/**
 * A drawing next to text, in its color. It is an empty `<svg>` with a mask: the drawing is in the style
 * sheet, once for all pages, instead of in the HTML of each page and in the first script.
 */
export default function Icon({name, className, ...props}: IconProps): ReactNode {
  return <svg aria-hidden {...props} className={clsx(styles[name], className)} />;
}
