import {LATEST} from '../releases.ts';

import {DATA} from './releases.ts';
import type {Column, Dataset} from './types.ts';

export type {Cell, Column, Dataset, Row} from './types.ts';

/** The releases that have data, newest first. */
export function releases(): string[] {
  return Object.keys(DATA);
}

/** All datasets of a release; none for a release without data. */
export function datasetsOf(release: string): readonly Dataset[] {
  return DATA[release] ?? [];
}

/** A dataset of a release by its id; undefined if there is none. */
export function findDataset(release: string, id: string): Dataset | undefined {
  return datasetsOf(release).find((dataset) => dataset.id === id);
}

/**
 * The release that a source file belongs to, read from its path below the repository's root.
 *
 * @param latest the release of files outside of a version's folder
 */
export function releaseOfFile(file: string, latest = LATEST): string {
  return /(?:^|\/)(?:sdk_)?versioned_docs\/version-([^/]+)\//.exec(file)?.[1] ?? latest;
}

/** Columns that a page may ask for: those with a heading. */
export function namedColumns(dataset: Dataset): Column[] {
  return [...dataset.columns, ...(dataset.moreColumns ?? [])];
}
