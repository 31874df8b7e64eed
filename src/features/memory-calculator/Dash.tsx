import type {ReactNode} from 'react';

import {TEXTS} from './texts.ts';

interface SignProps {
  readonly sign: string;
  readonly words: string;
}

/** A cell with a sign, of which screen readers say nothing, and its meaning for them. */
export function Sign({sign, words}: SignProps): ReactNode {
  return (
    <>
      <span aria-hidden="true">{sign}</span>
      <span className="kw-spoken search-ignore">{words}</span>
    </>
  );
}

/** An empty cell. */
export function Dash(): ReactNode {
  return <Sign sign={TEXTS.none} words={TEXTS.noneInWords} />;
}
