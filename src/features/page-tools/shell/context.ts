import {createContext, type ReactNode} from 'react';

/** How a step looks while the reader has a checklist on this page. */
export interface Step {
  /** The box in front of the step. */
  readonly box: ReactNode;
  readonly className: string;
}

/** What a page's code and lists use of the tools, once they are loaded. */
export interface PageTools {
  /** Number of values that the reader has filled in. */
  readonly count: number;
  /**
   * A block of code with the reader's values. `draw` renders a block from its code. Undefined if the block has no
   * values.
   */
  code(code: string, language: string, draw: (code: string) => ReactNode): ReactNode;
  /**
   * What is added to a step; nothing while the reader has no checklist open on this page. `list` is the number of
   * the list on the page, as in `data-steps`, and `step` that of the step in it, both from 1.
   */
  step(list: string, step: number): Step | undefined;
}

export const PageToolsContext = createContext<PageTools | undefined>(undefined);
