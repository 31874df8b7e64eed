import {createContext, type ReactNode} from 'react';

/** What a page's code and lists ask of the tools, once these are loaded. */
export interface PageTools {
  /** A block of code with the reader's values. */
  fill(code: string, language: string): string;
  /**
   * The box in front of a step; nothing while the reader has no checklist open on this page.
   *
   * @param list number of the list on the page, from 1, as the page has it in `data-steps`
   * @param step number of the step in it, from 1
   */
  tick(list: string, step: number): ReactNode;
}

export const PageToolsContext = createContext<PageTools | undefined>(undefined);
