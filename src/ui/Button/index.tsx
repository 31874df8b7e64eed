import clsx from 'clsx';
import {type ComponentProps, forwardRef} from 'react';

import styles from './styles.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'ref'> {
  /** The action that readers need most often; one per group. */
  readonly primary?: boolean;
}

/** A button that does something rather than link somewhere. It submits a form only if its `type` says so. */
const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {primary = false, type = 'button', ...props},
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      className={clsx(styles.button, primary && styles.primary)}
      {...props}
    />
  );
});

export default Button;
