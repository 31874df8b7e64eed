import {SETUP_GROUPS, valuesOf} from '../../data/setup.ts';

import {GUESSES} from './choice.ts';
import {HINT_KEY} from './hint.ts';

const VALUES = Object.fromEntries(SETUP_GROUPS.map((group) => [group, valuesOf(group)]));
const GUESS = GUESSES.reduceRight(
  (otherwise, [pattern, value = '']) =>
    `${String(pattern)}.test(agent) ? '${value}' : ${otherwise}`,
  "''",
);

/**
 * Script in front of the first tabs of a page: marks on the root element which panels are shown, before the
 * browser paints them, so nothing moves when React takes over. It computes the same as `choiceOf`;
 * __tests__/choice.test.ts runs both on the same cases.
 */
export const setupScript = `(function () {
  var root = document.documentElement.dataset;
  var groups = ${JSON.stringify(VALUES)};
  var query = new URLSearchParams(location.search);
  var agent = navigator.userAgent;
  var guess = ${GUESS};
  function read(key) {
    try { return localStorage.getItem(key); } catch (error) { return null; }
  }
  for (var group in groups) {
    var asked = query.get(group);
    var value = asked === null ? read('docusaurus.tab.' + group) : asked;
    if (groups[group].indexOf(value) < 0) {
      root[group] = group === 'platform' ? guess : '';
    } else {
      root[group] = value;
      root[group + 'Chosen'] = '';
    }
  }
  if (read(${JSON.stringify(HINT_KEY)}) !== null) root.setupHint = 'closed';
})();`;
