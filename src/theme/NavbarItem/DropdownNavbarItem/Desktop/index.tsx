// Replaces @docusaurus/theme-classic 3.8.1 (NavbarItem/DropdownNavbarItem/Desktop).
// Reason for overriding: the original is a link with the role of a button: the space bar does nothing,
// Esc does not close the menu, and a click leads away from the page. Here it is a button; mouse, Enter and
// space open the menu, Esc closes it and keeps the focus. Its name says that it is about releases. Pages of the SDK, too,
// lead to the same page of the other release.
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import {type ReactNode, useEffect, useId, useRef, useState} from 'react';

import {TEXTS} from '../../../texts.ts';
import {useSamePage} from '../same-page.ts';

import styles from './styles.module.css';

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
  children,
}: Props): ReactNode {
  const links = useSamePage(items);
  const dropdown = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useId();
  const [open, setOpen] = useState(false);
  // The mouse opens the menu by hovering, and a finger hovers until it touches something else. Esc (WCAG 1.4.13) and the
  // button have to close that too, until the mouse comes back.
  const [dismissed, setDismissed] = useState(false);

  useEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    const closeFromOutside = (event: Event): void => {
      if (!(event.target instanceof Node && dropdown.current?.contains(event.target))) {
        setOpen(false);
      }
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      if (dropdown.current?.contains(document.activeElement)) opener.current?.focus();
      setOpen(false);
      setDismissed(true);
    };
    dropdown.current?.addEventListener('mouseenter', () => setDismissed(false), {signal});
    for (const type of ['mousedown', 'touchstart', 'focusin']) {
      document.addEventListener(type, closeFromOutside, {signal});
    }
    document.addEventListener('keydown', closeOnEscape, {signal});
    return () => listening.abort();
  }, []);

  return (
    <div
      ref={dropdown}
      className={clsx('navbar__item dropdown', styles.dropdown, {
        'dropdown--hoverable': !dismissed,
        'dropdown--right': position === 'right',
        'dropdown--show': open,
      })}
    >
      <button
        ref={opener}
        type="button"
        className={clsx('navbar__link', styles.opener, className)}
        aria-expanded={open}
        aria-controls={menu}
        onClick={() => {
          setOpen(!open);
          setDismissed(open);
        }}
        // A host answers unknown addresses below `/0.3.2/` with 404.html, whose button names the latest release.
        // React 18 then corrects the text; without this it would throw the page away and build it again.
        suppressHydrationWarning
      >
        <span className="kw-spoken">{TEXTS.ofRelease}</span>
        {children ?? label}
      </button>
      <ul id={menu} className="dropdown__menu">
        {links.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
