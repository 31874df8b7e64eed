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

/** Blocks of code show the reader's values as soon as these are there. */
export function codeWithValues(Original: ComponentType<CodeProps>): ComponentType<CodeProps> {
  return function Code({children, ...props}: CodeProps) {
    const tools = useContext(PageToolsContext);
    const language = /language-(\S+)/.exec(props.className ?? '')?.[1];
    const isBlock = language !== undefined && typeof children === 'string';
    const filled = tools !== undefined && isBlock ? tools.fill(children, language) : undefined;
    if (filled === undefined || filled === children) {
      return <Original {...props}>{children}</Original>;
    }
    // A block draws its code once; with another one it is another block.
    return (
      <Original key={filled} {...props}>
        {filled}
      </Original>
    );
  };
}

/**
 * A numbered list whose steps have room for a box in front. It is there from the start: a list that changed
 * its shape later would draw its steps, and the code in them, anew.
 */
export function StepList({children, ...props}: ListProps): ReactNode {
  const tools = useContext(PageToolsContext);
  const list = props['data-steps'];
  if (list === undefined) return <ol {...props}>{children}</ol>;
  return (
    <ol {...props}>
      {Children.toArray(children)
        .filter((item): item is ReactElement<{children?: ReactNode}> => isValidElement(item))
        .map((item, index) =>
          cloneElement(item, {}, tools?.tick(list, index + 1), item.props.children),
        )}
    </ol>
  );
}
