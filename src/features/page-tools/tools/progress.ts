/** The reader's progress in the steps of a page. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/**
 * Counts the visible steps of the page: those of a hidden panel are for another platform. `isDone` gets the numbers of
 * list and step, both from 1.
 */
export function progressOf(isDone: (list: string, step: number) => boolean): Progress {
  const steps = [...document.querySelectorAll<HTMLElement>('article ol[data-steps]')]
    .filter((list) => list.closest('[hidden]') === null)
    .flatMap((list) => [...list.children].map((_, at) => isDone(list.dataset.steps ?? '', at + 1)));
  return {done: steps.filter(Boolean).length, total: steps.length};
}
