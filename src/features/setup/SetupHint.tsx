import {useStorageSlot} from '@docusaurus/theme-common';
import {type ReactNode, useId, useState} from 'react';

import {HINT_KEY} from './hint.ts';
import {TEXTS} from './texts.ts';
import {useChoose} from './useChoice.ts';

interface SetupHintProps {
  /** The platform whose tab is open. */
  readonly selected: string;
  /** Moves the focus to the tabs: the button that had it goes away with the line. */
  readonly onAnswer: () => void;
}

/** A line above the first tabs: says that the choice counts everywhere, and confirms it. The style sheet shows
 * it to readers who have neither chosen nor closed it. */
export default function SetupHint({selected, onAnswer}: SetupHintProps): ReactNode {
  const id = useId();
  const choose = useChoose('platform');
  // `setupScript` reads it, too, but runs only where a reader arrives on a page with tabs.
  const [stored, slot] = useStorageSlot(HINT_KEY);
  // Where the browser blocks its storage.
  const [closed, setClosed] = useState(false);
  if (closed || stored !== null) return null;
  const close = (): void => {
    slot.set('closed');
    document.documentElement.dataset.setupHint = 'closed';
    setClosed(true);
    onAnswer();
  };
  const keep = (): void => {
    choose(selected);
    onAnswer();
  };
  return (
    <p className="kw-setup-hint search-ignore" data-markdown-ignore="">
      <span id={id}>{TEXTS.hint}</span>{' '}
      <button type="button" className="kw-pill" aria-describedby={id} onClick={keep}>
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
