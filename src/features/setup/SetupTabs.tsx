import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props as TabsProps} from '@theme/Tabs';
import clsx from 'clsx';
import {
  Children,
  cloneElement,
  type ComponentType,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react';

import {labelOf, type SetupGroup, setupGroups, valuesOf} from '../../data/setup.ts';

import {setupScript} from './early.ts';
import SetupHint from './SetupHint.tsx';
import type {PanelProps} from './SetupPanel.tsx';
import {TEXTS} from './texts.ts';
import {useChoice, useChoose, useRootAttributes} from './useChoice.ts';
import {useOpenTarget} from './useOpenTarget.ts';
import {useTabKeys} from './useTabKeys.ts';

import './setup.css';

export interface SetupTabsProps extends TabsProps {
  readonly group: SetupGroup;
  /** The tabs that the theme has. */
  readonly original: ComponentType<TabsProps>;
  /** These are the first tabs of the page (remark.ts). */
  readonly first?: boolean;
  /** These are the first tabs for the platform, above which the choice is offered (remark.ts). */
  readonly hint?: boolean;
  /** Text for all panels follows (remark.ts). */
  readonly followed?: boolean;
}

type Item = ReactElement<PanelProps & {attributes?: object}>;

/**
 * Tabs of one of the reader's choices. The server sends every panel, open and under its name: what is shown
 * is decided by `setupScript` and the style sheet, and by the theme's tabs once React has taken over.
 */
export default function SetupTabs({
  group,
  original: Original,
  first = false,
  hint = false,
  followed = false,
  children,
  ...props
}: SetupTabsProps): ReactNode {
  const isBrowser = useIsBrowser();
  const root = useRef<HTMLDivElement>(null);
  const {value, chosen} = useChoice(group);
  const items = Children.toArray(children as ReactNode).filter((child): child is Item =>
    isValidElement(child),
  );
  const own = items.find((item) => item.props.value === value)?.props.value;
  const selected = own ?? items[0]?.props.value;
  const missing = valuesOf(group).filter((one) => !items.some((item) => item.props.value === one));
  // The tab that the theme's tabs begin with; undefined while they follow the reader's choice.
  const start = chosen && own !== undefined ? undefined : selected;
  const run = useRef({start, count: 0});
  if (run.current.start !== start)
    run.current = {start, count: run.current.count + Number(start !== undefined)};
  const {count} = run.current;
  const choose = useChoose(group);
  useRootAttributes();
  useOpenTarget(root, group, isBrowser ? selected : undefined);
  useTabKeys(root);

  useEffect(() => {
    // The theme's component has no property for it.
    root.current
      ?.querySelector('[role="tablist"]')
      ?.setAttribute('aria-label', setupGroups[group].label);
  }, [group, count]);

  // Selecting the tab that a guess has opened is a choice, too; the theme's tabs ignore it.
  const confirm = (event: SyntheticEvent): void => {
    const tab = (event.target as Element).closest('.kw-tab[aria-selected="true"]');
    const isPress = event.type === 'click' || (event.nativeEvent as KeyboardEvent).key === 'Enter';
    if (!chosen && isPress && tab && selected !== undefined) choose(selected);
  };

  const focusTab = (): void => {
    root.current
      ?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
      ?.focus({preventScroll: true});
  };

  return (
    <div ref={root} className="kw-tabs" onClickCapture={confirm} onKeyDownCapture={confirm}>
      {first && !isBrowser && <script dangerouslySetInnerHTML={{__html: setupScript}} />}
      {hint && selected !== undefined && <SetupHint selected={selected} onAnswer={focusTab} />}
      {missing.map((one) => (
        <p key={one} className={clsx('kw-missing search-ignore', `kw-missing--${one}`)}>
          {TEXTS.missing(labelOf(group, one) ?? one, items[0]?.props.label ?? '')}
        </p>
      ))}
      <Original
        // Tabs read their default once. Without a tab for the choice they would keep the panel that was open.
        key={count}
        {...props}
        {...(!chosen && own !== undefined && {defaultValue: own})}
      >
        {items.map((item) =>
          cloneElement(item, {
            attributes: {
              id: `${item.props.id}-tab`,
              'aria-controls': item.props.id,
              className: clsx('kw-tab', !isBrowser && ['kw-early', item.props.shownFor]),
            },
          }),
        )}
      </Original>
      {followed && <p className="kw-panel__label">{setupGroups[group].all}</p>}
    </div>
  );
}
