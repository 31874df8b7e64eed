import {useTabs} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props as TabItemProps} from '@theme/TabItem';
import clsx from 'clsx';
import {type ReactNode, useEffect} from 'react';

import type {SetupGroup} from '../../data/setup.ts';

/** What remark.ts adds to a panel. */
export interface PanelProps extends TabItemProps {
  readonly group: SetupGroup;
  /** Anchor of the panel. */
  readonly id: string;
  /** Classes that say for which choices the panel is shown. */
  readonly shownFor: string;
  /** From the tabs of Docusaurus 3.8; those of 3.10 give a context instead. */
  readonly hidden?: boolean;
}

/**
 * One panel, under its name if panels do not work as tabs: on paper and without scripts. Takes the place of the
 * theme's panel, which the server hides if it is not the first.
 */
export default function SetupPanel(props: PanelProps): ReactNode {
  // The tabs of Docusaurus 3.8 give each panel `hidden`, those of 3.10 a context.
  return props.hidden === undefined ? <PanelInContext {...props} /> : <Panel {...props} />;
}

function PanelInContext(props: PanelProps): ReactNode {
  const {selectedValue} = (useTabs as unknown as () => {readonly selectedValue: string})();
  return <Panel {...props} hidden={selectedValue !== props.value} />;
}

function Panel({group, id, shownFor, hidden, value, label, children}: PanelProps): ReactNode {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    // Makes blocks of code measure whether they need a button for wrapping: they had no width while hidden.
    if (isBrowser && hidden !== true) window.dispatchEvent(new Event('resize'));
  }, [isBrowser, hidden]);
  return (
    <div
      id={id}
      className={clsx('kw-panel', `kw-panel--${group}`, !isBrowser && ['kw-early', shownFor])}
      data-value={value}
      data-panel={label}
      hidden={isBrowser && hidden === true}
    >
      <p className="kw-panel__label">{label}</p>
      <div role="tabpanel" aria-labelledby={`${id}-tab`}>
        {children}
      </div>
    </div>
  );
}
