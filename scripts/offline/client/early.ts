// Runs before the first paint: what is decided here must not be seen changing.
import {ANNOUNCEMENT, DISMISSED, stored, THEME} from './storage.ts';
import {applySetup} from './tabs.ts';

const root = document.documentElement;
const theme = stored(THEME) === 'dark' ? 'dark' : 'light';
root.setAttribute('data-theme', theme);
root.setAttribute('data-theme-choice', theme);
root.setAttribute(
  'data-announcement-bar-initially-dismissed',
  String(stored(DISMISSED) === 'true' && stored(ANNOUNCEMENT) === `release-${KW_RELEASE}`),
);
// The line that offers the choice needs React; the tabs are enough here.
root.dataset.setupHint = 'closed';
applySetup();
