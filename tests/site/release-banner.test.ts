// Only pages of an old release have the banner; tests/e2e/versions.spec.ts follows its link.
import {expect, it} from 'vitest';

import {env} from '../../src/config/env.ts';
import {LATEST} from '../../src/data/releases.ts';

import {pageOf} from './pages.ts';

const BANNER = '.theme-doc-version-banner';

it.each(['/', '/quickstart', `/${LATEST}`, `/${LATEST}/quickstart`, '/sdk/intro'])(
  '%s has no banner',
  (route) => {
    expect(pageOf(route)(BANNER)).toHaveLength(0);
  },
);

// links.test.ts checks that the target exists.
it.each([
  ['/0.3.2', '/'],
  ['/0.3.2/installation/installation_process', '/installation/installation_process'],
  ['/0.3.2/installation/system_requirements_updates', '/installation/system_requirements'],
  ['/0.3.2/company/kamiwaza', '/team/kamiwaza'],
  ['/0.3.2/sdk/services/serving', '/sdk/services/serving'],
  ['/0.3.2/architecture/considerations', '/architecture/overview'],
])('the banner of %s links to the same page of the latest release', (route, latest) => {
  const $ = pageOf(route);
  const links = $(BANNER)
    .find('a')
    .filter((_, link) => $(link).text() === 'the current version of this page')
    .toArray()
    .map((link) => $(link).attr('href'));
  expect(links).toEqual([env.baseUrl + latest.slice(1)]);
});
