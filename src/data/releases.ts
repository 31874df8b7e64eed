import sdkVersions from '../../sdk_versions.json';
import versions from '../../versions.json';

/**
 * The releases that have docs, newest first. `versions.json` is the only list; everything else is worked
 * out from it. The first is the latest: `docs/` describes it, and its versioned folder is a copy.
 */
export const RELEASES: readonly string[] = versions;

export const LATEST: string = versions[0] ?? '';

/** Route of the notes for the latest release; cutting a release asks for the page. */
export const RELEASE_NOTES = `/release-notes/${LATEST.replaceAll('.', '-')}`;

/** Releases that are kept but no longer written. */
export const FROZEN: readonly string[] = versions.slice(1);

/** The release before the latest: what readers who upgrade come from. Empty while there is one only. */
export const PREVIOUS: string = FROZEN[0] ?? '';

/** Releases whose SDK docs are kept below /sdk/<release>. */
export const FROZEN_SDK: readonly string[] = sdkVersions;
