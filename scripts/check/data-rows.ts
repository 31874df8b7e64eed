import {
  datasetsOf,
  namedColumns,
  releases,
  type Dataset,
  type Row,
} from '../../src/data/product/index.ts';
import type {Finding} from '../../src/site/mdx/types.ts';
import {placeInData} from './data-place.ts';

/** Findings on the rows of the data of all releases: they would be published as they are. */
export function rowFindings(): Finding[] {
  return releases().flatMap((release) =>
    datasetsOf(release).flatMap((dataset) =>
      faultsOfRows(dataset, `src/data/product/${release}/${dataset.id}.ts`),
    ),
  );
}

/** Findings on rows of a dataset that lack a cell, have a key without a heading, or an empty or broken cell. */
export function faultsOfRows(dataset: Dataset, file: string): Finding[] {
  const keys = namedColumns(dataset).map(({key}) => key);
  return dataset.rows.flatMap((row, at) => {
    const cells = Object.values(row).flat().map(String);
    return faultsOf(row, keys).map(({what, near}) => ({
      ...placeInData(file, [...near, ...cells]),
      message: `row ${at + 1} of "${dataset.id}": ${what}`,
    }));
  });
}

/** What is wrong with a row, and what to look for in the file to find it. */
function faultsOf(row: Row, keys: readonly string[]): {what: string; near: string[]}[] {
  const unknown = Object.keys(row)
    .filter((key) => !keys.includes(key))
    .map((key) => ({
      what: `"${key}" is no column. Correct it, or give it a heading in moreColumns.`,
      near: [`${key}: `],
    }));
  const missing = keys
    .filter((key) => !(key in row))
    .map((key) => ({what: `there is no cell for the column "${key}". Add it.`, near: []}));
  const broken = Object.entries(row).flatMap(([key, cell]) =>
    [cell]
      .flat()
      .map(String)
      .flatMap((text) => {
        const what = faultOfCell(text);
        return what === undefined ? [] : [{what: `"${key}": ${what}`, near: [text]}];
      }),
  );
  return [...unknown, ...missing, ...broken];
}

function faultOfCell(text: string): string | undefined {
  if (text.trim() === '') return 'write — for an empty cell.';
  if (text.includes('\n')) return 'a cell is one line. Remove the line break.';
  const marks = text.match(/`/g)?.length ?? 0;
  return marks % 2 === 1 ? 'a backtick is missing.' : undefined;
}
