import {
  Children,
  cloneElement,
  type ComponentProps,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';

import {PageToolsContext} from '../shell/context.ts';

import styles from './styles.module.css';

type ListProps = ComponentProps<'ol'> & {readonly 'data-steps'?: string};

/** A numbered list; with the checklist open, its steps can be ticked. */
export default function StepList({children, ...props}: ListProps): ReactNode {
  const steps = useContext(PageToolsContext)?.steps;
  const list = props['data-steps'];
  if (steps === undefined || list === undefined) return <ol {...props}>{children}</ol>;
  const items = Children.toArray(children).filter(
    (child): child is ReactElement<{children?: ReactNode}> => isValidElement(child),
  );
  return (
    <ol {...props}>
      {items.map((item, index) => {
        const step = `${list}.${String(index + 1)}`;
        return cloneElement(
          item,
          {},
          <input
            key="tick"
            type="checkbox"
            className={styles.tick}
            aria-label={`Step ${String(index + 1)} done`}
            checked={steps.isDone(step)}
            onChange={() => {
              steps.toggle(step);
            }}
          />,
          ...Children.toArray(item.props.children),
        );
      })}
    </ol>
  );
}
