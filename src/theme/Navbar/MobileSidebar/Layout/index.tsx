// Reason for overriding: the mobile sidebar covers the page like a dialog and has to behave like one. In the
// original, the focus stays behind it, Tab moves through the hidden page, and Esc does not close it (WCAG
// 2.4.3, 2.4.11). It also opens at the entry of the page, which the original leaves below the window.
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Original from '@theme-original/Navbar/MobileSidebar/Layout';
import {type ComponentProps, type ReactNode, useEffect, useRef} from 'react';

import {isolate} from '../../../../features/page-focus/focus.ts';
import {TEXTS} from '../../../texts.ts';

/** Frames to wait for the opening transition: nothing in the sidebar is focusable before. */
const PATIENCE = 30;

export default function MobileSidebarLayout(props: ComponentProps<typeof Original>): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const dialog = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const sidebar = dialog.current;
    if (!shown || !sidebar) return undefined;
    const opener = document.activeElement;
    const release = isolate(
      sidebar,
      '.navbar-sidebar__backdrop, script, [role="status"], [aria-live]',
    );

    // The second menu is the list of pages.
    sidebar.querySelector('.menu + .menu [aria-current]')?.scrollIntoView({block: 'center'});

    let frame = 0;
    const enter = (patience: number): void => {
      sidebar.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
      if (patience > 0 && !sidebar.contains(document.activeElement)) {
        frame = requestAnimationFrame(() => enter(patience - 1));
      }
    };
    enter(PATIENCE);

    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        event.preventDefault();
        toggle();
      }
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', closeOnEscape);
      release();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({preventScroll: true});
    };
  }, [shown, toggle]);

  return (
    // The framework keeps a closed menu on the page.
    <div
      ref={dialog}
      {...(shown && {role: 'dialog', 'aria-modal': true, 'aria-label': TEXTS.siteMenu})}
    >
      <Original {...props} />
    </div>
  );
}
