// Replaces @docusaurus/theme-classic 3.8.1 (NavbarItem/DropdownNavbarItem/Mobile).
// Reason for overriding: the original has two controls for one thing: a link with the role of a button that
// does not say whether the list is open, and a caret. Here it is one button.
import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import clsx from 'clsx';
import {type ReactNode, useEffect} from 'react';

import styles from './styles.module.css';

export default function DropdownNavbarItemMobile({
  items,
  className,
  label,
  children,
  onClick,
}: Props): ReactNode {
  const pathname = useLocalPathname();
  const active = items.some((item) => 'to' in item && isSamePath(item.to, pathname));
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
        {items.map((item, index) => (
          <NavbarItem
            mobile
            isDropdownItem
            onClick={onClick}
            activeClassName="menu__link--active"
            {...item}
            key={index}
          />
        ))}
      </Collapsible>
    </li>
  );
}
