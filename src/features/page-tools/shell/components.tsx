import {
  Children,
  cloneElement,
  type ComponentProps,
  type ComponentType,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';

import {PageToolsContext} from './context.ts';

type CodeProps = ComponentProps<'code'>;
type ListProps = ComponentProps<'ol'> & {readonly 'data-steps'?: string};
type ItemProps = {readonly children?: ReactNode; readonly className?: string};

/** Blocks of code show the reader's values as soon as they are loaded. */
export function codeWithValues(Original: ComponentType<CodeProps>): ComponentType<CodeProps> {
  return function Code({children, ...props}: CodeProps) {
    const tools = useContext(PageToolsContext);
    const language = /language-(\S+)/.exec(props.className ?? '')?.[1];
    const draw = (code: ReactNode): ReactNode => <Original {...props}>{code}</Original>;
    const filled =
      language === undefined || typeof children !== 'string'
        ? undefined
        : tools?.code(children, language, draw);
    return filled ?? draw(children);
  };
}

/**
 * A numbered list whose steps have space for a checkbox. The space is there from the start: adding it later
 * would render the steps, and the code in them, again.
 */
export function StepList({children, ...props}: ListProps): ReactNode {
  const tools = useContext(PageToolsContext);
  const list = props['data-steps'];
  if (list === undefined) return <ol {...props}>{children}</ol>;
  return (
    <ol {...props}>
      {Children.toArray(children)
        .filter((item): item is ReactElement<ItemProps> => isValidElement(item))
        .map((item, index) => {
          const step = tools?.step(list, index + 1);
          return cloneElement(item, {className: step?.className}, step?.box, item.props.children);
        })}
    </ol>
  );
}
