import {datasets as release050} from './0.5.0/index.ts';
import type {Column, Dataset} from './types.ts';

export type {Cell, Column, Dataset, Row} from './types.ts';

/** The data of every release that has any. Newest first. */
const RELEASES: Readonly<Record<string, readonly Dataset[]>> = {
  '0.5.0': release050,
};

export const LATEST_RELEASE = '0.5.0';

export function releases(): string[] {
  return Object.keys(RELEASES);
}

/** All datasets of a release; none for a release without data. */
export function datasetsOf(release: string): readonly Dataset[] {
  return RELEASES[release] ?? [];
}

export function findDataset(release: string, id: string): Dataset | undefined {
  return datasetsOf(release).find((dataset) => dataset.id === id);
}

/** The release that a source file belongs to, read from its path below the repository's root. */
export function releaseOfFile(file: string): string {
  return /(?:^|\/)versioned_docs\/version-([^/]+)\//.exec(file)?.[1] ?? LATEST_RELEASE;
}

/** Columns that a page may ask for: those with a heading. */
export function namedColumns(dataset: Dataset): Column[] {
  return [...dataset.columns, ...(dataset.moreColumns ?? [])];
}
