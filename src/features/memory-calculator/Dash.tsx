import type {ReactNode} from 'react';

import {TEXTS} from './texts.ts';

/** An empty cell: a dash, of which screen readers say nothing, and its meaning for them. */
export function Dash(): ReactNode {
  return (
    <>
      <span aria-hidden="true">{TEXTS.none}</span>
      <span className="kw-spoken search-ignore">{TEXTS.noneInWords}</span>
    </>
  );
}
