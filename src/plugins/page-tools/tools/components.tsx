import {type ComponentProps, type ComponentType, type ReactNode, useContext} from 'react';

import {PageToolsContext} from '../shell/context.ts';

import StepList from './StepList.tsx';

type CodeProps = ComponentProps<'code'>;

/**
 * What a page with tools draws in another way: blocks of code show the reader's values, numbered steps can be
 * ticked.
 *
 * @param Original draws code otherwise
 * @returns components for MDX, by tag
 */
export function componentsWith(Original: ComponentType<CodeProps>): {
  readonly code: ComponentType<CodeProps>;
  readonly ol: typeof StepList;
} {
  function Code({children, ...props}: CodeProps): ReactNode {
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
  }
  return {code: Code, ol: StepList};
}
