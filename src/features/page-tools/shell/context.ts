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
   * A block of code with the reader's values.
   *
   * @param code the block as the page has it
   * @param language of the block
   * @param draw renders a block from its code
   * @returns undefined if the block has none
   */
  code(code: string, language: string, draw: (code: string) => ReactNode): ReactNode;
  /**
   * What is added to a step; nothing while the reader has no checklist open on this page.
   *
   * @param list number of the list on the page, from 1, as the page has it in `data-steps`
   * @param step number of the step in it, from 1
   */
  step(list: string, step: number): Step | undefined;
}

export const PageToolsContext = createContext<PageTools | undefined>(undefined);
