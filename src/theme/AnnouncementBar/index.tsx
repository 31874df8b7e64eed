// Reason for overriding: when the bar's id changes, a reader who closed the last one must see the new one
// (specification 4). The original resets its state then, but the attribute that hid the old bar before
// hydration stays on <html> and keeps the new one hidden until the next load.
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import Original from '@theme-original/AnnouncementBar';
import {type ReactNode, useEffect} from 'react';

export default function AnnouncementBar(): ReactNode {
  const {isActive} = useAnnouncementBar();
  useEffect(() => {
    if (isActive) {
      document.documentElement.dataset.announcementBarInitiallyDismissed = 'false';
    }
  }, [isActive]);
  return <Original />;
}
