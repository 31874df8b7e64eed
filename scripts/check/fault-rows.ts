import type {InlineCode} from 'mdast';
import {visit} from 'unist-util-visit';
import {knownErrors} from '../../src/data/known-errors/index.ts';
import {errorRow} from '../../src/data/known-errors/row.ts';
import {datasetsOf, type Dataset} from '../../src/data/product/index.ts';
import {LATEST} from '../../src/data/releases.ts';
import {findErrors} from '../../src/features/error-finder/match.ts';
import type {Finding, Page, Rule} from '../../src/site/mdx/types.ts';
import {placeInData} from './data-place.ts';
import {tableRows, type TableRow} from './text/tables.ts';

const SYMPTOM = /^(?:You see|What you see|Message)$/;
const REMEDY = /Fix|Do this|do|action/;

/** Two rows for one message would have two fixes, one of which would go out of date. */
export const faultRows: Rule = {
  name: 'fault-rows',
  about:
    'Tables of faults have no row of their own for a message of the catalog of known errors. `<DataTable of="known-errors" where="id=…" />` shows the row of the catalog.',

  checkPage(page) {
    return faultRowsOf(page).flatMap((row) =>
      codesIn(row).flatMap((code): Finding[] => {
        const id = entryOf(code);
        if (id === undefined) return [];
        const message = `\`${code}\` is in the catalog of known errors. Remove the row, and show that of the catalog: <DataTable of="known-errors" where="id=${id}" />.`;
        return [{file: page.file, line: row.line, message}];
      }),
    );
  },

  checkSite() {
    return datasetsOf(LATEST).flatMap(faultsInData);
  },
};

/** The rows of a page's tables of faults: what the reader sees, and what to do. */
export function faultRowsOf(page: Page): TableRow[] {
  if (page.set !== 'docs' && page.set !== 'sdk') return [];
  return tableRows(page).filter(
    ({head: [first = '', ...others]}) =>
      SYMPTOM.test(first) && others.some((label) => REMEDY.test(label)),
  );
}

/** Findings on rows of a dataset of faults that are not those of the catalog. */
export function faultsInData(dataset: Dataset): Finding[] {
  if (!dataset.id.endsWith('-faults')) return [];
  return ownRows(dataset).flatMap((symptom) =>
    [...symptom.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']): Finding[] => {
      const id = entryOf(code);
      if (id === undefined) return [];
      const place = placeInData(`src/data/product/${LATEST}/${dataset.id}.ts`, [symptom, code]);
      const message = `\`${code}\` is in the catalog of known errors. Take its row: rowOfError('${id}').`;
      return [{...place, message}];
    }),
  );
}

/** The symptoms of a dataset's rows that do not come from the catalog. */
export function ownRows({rows}: Dataset): string[] {
  const known = new Set(knownErrors.map((entry) => JSON.stringify(errorRow(entry))));
  return rows
    .filter(({symptom, cause, fix}) => !known.has(JSON.stringify({symptom, cause, fix})))
    .map(({symptom}) => String(symptom));
}

function codesIn({cells: [symptom]}: TableRow): string[] {
  const codes: string[] = [];
  if (symptom) visit(symptom, 'inlineCode', ({value}: InlineCode) => void codes.push(value));
  return codes;
}

/** The known error that a message belongs to. */
const entryOf = (code: string): string | undefined => findErrors(code, knownErrors).matches[0]?.id;
