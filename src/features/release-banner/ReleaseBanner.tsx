import Interpolate from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import {
  useActivePlugin,
  useDocsPreferredVersion,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {PREVIOUS, RELEASE_NOTES} from '../../data/releases.ts';
import {changesRoute, routeOfPermalink, sdkSuccessor} from '../../site/routes.ts';

import type {BannerProps} from './context.ts';
import styles from './styles.module.css';
import {TEXTS} from './texts.ts';

/**
 * Says that the page is about an old release, and links to the same page of the latest one, also if its route
 * has changed. A note, not an alert that interrupts a screen reader on every page.
 */
export default function ReleaseBanner({className}: BannerProps): ReactNode {
  const {label, version} = useDocsVersion();
  const plugin = useActivePlugin({failfast: true});
  // Only the product docs of the release before the latest are compared with it (src/features/release-diff/plugin).
  const isCompared = plugin?.pluginId === 'default' && version === PREVIOUS;
  const {savePreferredVersionName} = useDocsPreferredVersion(plugin?.pluginId);
  const {latestDocSuggestion, latestVersionSuggestion} = useDocVersionSuggestions(plugin?.pluginId);
  const baseUrl = useBaseUrl('/');
  const {pathname} = useLocation();
  const successor =
    sdkSuccessor(routeOfPermalink(pathname, baseUrl)) ??
    (latestDocSuggestion && routeOfPermalink(latestDocSuggestion.path, baseUrl));
  const own = successor === undefined ? undefined : changesRoute(successor);
  // A page that is unlisted in one of the releases has no comparison. The docs plugin (src/build/docs.ts) names those
  // that exist among the pages of the latest release.
  const comparison = latestVersionSuggestion.docs.some(
    ({path}) => routeOfPermalink(path, baseUrl) === own,
  )
    ? own
    : undefined;

  return (
    <div
      className={clsx(className, ThemeClassNames.docs.docVersionBanner, styles.banner)}
      role="note"
      aria-label={TEXTS.label}
    >
      <p>
        <Interpolate
          values={{
            old: <b>{label}</b>,
            latest: <b>{latestVersionSuggestion.label}</b>,
            page: (
              <Link
                to={successor ?? '/'}
                onClick={() => savePreferredVersionName(latestVersionSuggestion.name)}
              >
                {successor === undefined ? TEXTS.otherPage : TEXTS.samePage}
              </Link>
            ),
          }}
        >
          {TEXTS.about}
        </Interpolate>
        {isCompared && (
          <>
            {' '}
            <Interpolate
              values={{
                here: (
                  <Link to={comparison ?? '/changes'}>
                    {comparison === undefined ? TEXTS.others : TEXTS.here}
                  </Link>
                ),
                all: <Link to={RELEASE_NOTES}>{TEXTS.all}</Link>,
              }}
            >
              {TEXTS.changed}
            </Interpolate>
          </>
        )}
      </p>
    </div>
  );
}
