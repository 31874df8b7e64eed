// Replaces @docusaurus/theme-classic 3.8.1 (NavbarItem/DropdownNavbarItem/Mobile).
// Reason for overriding: the original has two controls for one thing: a link with the role of a button that
// does not say whether the list is open, and a caret. Here it is one button. An entry that does something of its own, as
// those of releases do, left the menu open over the new page. Pages of the SDK, too, lead to the same page of the other
// release.
import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import clsx from 'clsx';
import {type MouseEvent, type ReactNode, useEffect} from 'react';

import {useSamePage} from '../same-page.ts';

import styles from './styles.module.css';

export default function DropdownNavbarItemMobile({
  items,
  className,
  label,
  children,
  onClick,
}: Props): ReactNode {
  const links = useSamePage(items);
  const pathname = useLocalPathname();
  const active = links.some((item) => 'to' in item && isSamePath(item.to, pathname));
  const {collapsed, toggleCollapsed, setCollapsed} = useCollapsible({initialState: !active});
  useEffect(() => {
    if (active) setCollapsed(false);
  }, [active, setCollapsed]);

  return (
    <li className={clsx('menu__list-item', {'menu__list-item--collapsed': collapsed})}>
      <button
        type="button"
        className={clsx(
          'menu__link menu__link--sublist menu__link--sublist-caret',
          styles.opener,
          className,
        )}
        aria-expanded={!collapsed}
        onClick={toggleCollapsed}
      >
        {children ?? label}
      </button>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        {links.map((item, index) => (
          <NavbarItem
            mobile
            isDropdownItem
            activeClassName="menu__link--active"
            {...item}
            onClick={(event: MouseEvent<HTMLAnchorElement>) => {
              item.onClick?.(event);
              onClick?.(event);
            }}
            key={index}
          />
        ))}
      </Collapsible>
    </li>
  );
}
