import {createContext} from 'react';

/** What a page's code and lists ask of the tools, once these are loaded. */
export interface PageTools {
  fill(code: string, language: string): string;
  /** Nothing while the reader has no checklist open on this page. */
  readonly steps: Steps | undefined;
}

export interface Steps {
  isDone(step: string): boolean;
  toggle(step: string): void;
}

export const PageToolsContext = createContext<PageTools | undefined>(undefined);
