import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props as TabItemProps} from '@theme/TabItem';
import clsx from 'clsx';
import {type ComponentType, type ReactNode, useEffect} from 'react';

import type {SetupGroup} from '../../data/setup.ts';

/** What remark.ts adds to a panel. */
export interface PanelProps extends TabItemProps {
  readonly group: SetupGroup;
  /** Anchor of the panel. */
  readonly id: string;
  /** Classes that say for which choices the panel is shown. */
  readonly shownFor: string;
}

/** One panel, under its name if panels do not work as tabs: on paper and without scripts. */
export default function SetupPanel({
  original: Original,
  group,
  id,
  shownFor,
  hidden,
  ...props
}: PanelProps & {readonly original: ComponentType<TabItemProps>}): ReactNode {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    // Makes blocks of code measure whether they need a button for wrapping: they had no width while hidden.
    if (isBrowser && hidden !== true) window.dispatchEvent(new Event('resize'));
  }, [isBrowser, hidden]);
  return (
    <div
      id={id}
      className={clsx('kw-panel', `kw-panel--${group}`, !isBrowser && ['kw-early', shownFor])}
      data-value={props.value}
      data-panel={props.label}
      hidden={isBrowser && hidden === true}
    >
      <p className="kw-panel__label">{props.label}</p>
      <Original {...props} hidden={false} />
    </div>
  );
}
