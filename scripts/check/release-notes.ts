import {LATEST, RELEASE_NOTES} from '../../src/data/releases.ts';
import type {Rule} from '../../src/site/mdx/types.ts';

/** The announcement and the banner are components, whose links no other rule reads. */
export const releaseNotes: Rule = {
  name: 'release-notes',
  about:
    'The latest release has a page with its notes, to which the announcement and the banner of older releases link.',

  checkSite({pages}) {
    if (pages.some(({route, hidden}) => route === RELEASE_NOTES && !hidden)) return [];
    const message = `there are no published notes of ${LATEST}, to which the announcement and the banner of older releases link. Write this page, and name it in sidebars.ts.`;
    return [{file: `docs${RELEASE_NOTES}.mdx`, line: 1, message}];
  },
};
