import {
  Children,
  cloneElement,
  type ComponentProps,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';

import {PageToolsContext} from '../shell/context.ts';

import {headingAbove, wordsOf} from './headings.ts';
import styles from './styles.module.css';

type ListProps = Omit<ComponentProps<'ol'>, 'ref'> & {readonly 'data-steps'?: string};

/** A numbered list; with the checklist open, its steps can be ticked. */
export default function StepList({children, ...props}: ListProps): ReactNode {
  const steps = useContext(PageToolsContext)?.steps;
  const list = props['data-steps'];
  const element = useRef<HTMLOListElement>(null);
  const [section, setSection] = useState('');
  const shown = steps !== undefined;
  // Several lists of a page have a first step: for ears, each box says where it stands.
  useEffect(() => {
    const heading = element.current === null ? undefined : headingAbove(document, element.current);
    setSection(heading === undefined ? '' : `, ${wordsOf(heading)}`);
  }, [shown]);
  if (steps === undefined || list === undefined) return <ol {...props}>{children}</ol>;
  const items = Children.toArray(children).filter(
    (child): child is ReactElement<{children?: ReactNode}> => isValidElement(child),
  );
  return (
    <ol {...props} ref={element}>
      {items.map((item, index) => {
        const step = `${list}.${String(index + 1)}`;
        return cloneElement(
          item,
          {},
          <input
            key="tick"
            type="checkbox"
            className={styles.tick}
            aria-label={`Step ${String(index + 1)} done${section}`}
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
