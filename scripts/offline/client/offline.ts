// All the script a page of the offline edition has.
import {contents, copyButtons, highlight, spy} from './article.ts';
import {searchBox} from './box.ts';
import {announcement, colourMode, dropdowns, mobileMenu, sidebarGroups} from './chrome.ts';
import {resultsPage} from './results.ts';
import {tabs} from './tabs.ts';

colourMode();
announcement();
dropdowns();
sidebarGroups();
tabs();
mobileMenu();
contents();
copyButtons();
highlight();
spy();
document.querySelectorAll<HTMLFormElement>('[data-kw-search]').forEach(searchBox);
document.querySelectorAll<HTMLElement>('[data-kw-results]').forEach(resultsPage);
document.documentElement.dataset.kwReady = 'true';
