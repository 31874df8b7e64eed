import {createStorageSlot} from '@docusaurus/theme-common';
import {type ReactNode, useState} from 'react';

import {HINT_KEY} from './hint.ts';
import {TEXTS} from './texts.ts';
import {useChoose} from './useChoice.ts';

/** A line above the first tabs: says that the choice counts everywhere, and confirms it. The style sheet shows
 * it to readers who have neither chosen nor closed it. */
export default function SetupHint({selected}: {readonly selected: string}): ReactNode {
  const choose = useChoose('platform');
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  const close = (): void => {
    createStorageSlot(HINT_KEY).set('closed');
    document.documentElement.dataset.setupHint = 'closed';
    setClosed(true);
  };
  return (
    <p className="kw-setup-hint" data-markdown-ignore="">
      <span>{TEXTS.hint}</span>{' '}
      <button type="button" className="kw-pill" onClick={() => choose(selected)}>
        {TEXTS.keep}
      </button>{' '}
      <button
        type="button"
        className="kw-setup-hint__close"
        aria-label={TEXTS.close}
        onClick={close}
      >
        ×
      </button>
    </p>
  );
}
