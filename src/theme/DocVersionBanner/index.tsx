// Ejected from @docusaurus/theme-classic 3.8.1 (DocVersionBanner).
// Reason for overriding: the link leads to the same page of the latest release also where its route has
// changed (company -> team, sdk/services -> /sdk/services), and the banner is a note, not an alert that
// interrupts a screen reader on every page.
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
import type {Props} from '@theme/DocVersionBanner';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {successors} from '../../data/successors.ts';
import {PREVIOUS} from '../../versions/releases.ts';

import styles from './styles.module.css';

function OldVersionBanner({className}: Props): ReactNode {
  const {label, version} = useDocsVersion();
  const plugin = useActivePlugin({failfast: true});
  const {savePreferredVersionName} = useDocsPreferredVersion(plugin?.pluginId);
  const {latestDocSuggestion, latestVersionSuggestion} = useDocVersionSuggestions(plugin?.pluginId);
  const baseUrl = useBaseUrl('/');
  const {pathname} = useLocation();
  const here = `/${pathname.slice(baseUrl.length)}`.replace(/\/$/, '');
  const successor = successors[here] ?? latestDocSuggestion?.path;
  // The comparison stands under the address of the page in the latest release.
  const page = successors[here] ?? (here.replace(/^\/[^/]+/, '') || '/intro');

  return (
    <div
      className={clsx(className, ThemeClassNames.docs.docVersionBanner, styles.banner)}
      role="note"
      aria-label="Older release"
    >
      <p>
        You are reading about release <b>{label}</b>, which is no longer maintained. Release{' '}
        <b>{latestVersionSuggestion.label}</b> has{' '}
        <Link
          to={successor ?? '/'}
          onClick={() => {
            savePreferredVersionName(latestVersionSuggestion.name);
          }}
        >
          {successor === undefined ? 'a new documentation' : 'the current version of this page'}
        </Link>
        .
        {/* Only the product docs of the release before the latest are compared (src/plugins/what-changed). */}
        {version === PREVIOUS && plugin?.pluginId === 'default' && (
          <>
            {' '}
            What changed:{' '}
            <Link to={successor === undefined ? '/changes' : `/changes${page}`}>
              on this page
            </Link>,{' '}
            <Link to={`/installation/what-changed-since-${PREVIOUS.replaceAll('.', '-')}`}>
              in the whole release
            </Link>
            .
          </>
        )}
      </p>
    </div>
  );
}

export default function DocVersionBanner(props: Props): ReactNode {
  return useDocsVersion().banner ? <OldVersionBanner {...props} /> : null;
}
