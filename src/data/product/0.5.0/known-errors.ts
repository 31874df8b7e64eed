import {type KnownError, knownErrors as catalog} from '../../known-errors/index.ts';
import {errorPath} from '../../known-errors/pages.ts';
import {docLink, errorRow, type ErrorRow} from '../../known-errors/row.ts';
import {defineDataset} from '../types.ts';

/**
 * The row of a known error, for tables that list it next to faults without a message.
 *
 * @throws Error for an id that the catalog does not have
 */
export function rowOfError(id: string): ErrorRow {
  return errorRow(entryOf(id));
}

/**
 * The row of an error code: the code, which links to its entry, in place of title and message.
 *
 * @throws Error for an id that the catalog does not have
 */
export function rowOfCode(id: string): {code: string; cause: string; fix: string} {
  const entry = entryOf(id);
  const {cause, fix} = errorRow(entry);
  return {code: `[\`${entry.messages[0].phrases[0]}\`](${docLink(errorPath(entry))})`, cause, fix};
}

function entryOf(id: string): KnownError {
  const entry = catalog.find((one) => one.id === id);
  if (entry === undefined) throw new Error(`There is no known error "${id}".`);
  return entry;
}

export const knownErrors = defineDataset({
  id: 'known-errors',
  title: 'Known error messages',
  columns: [
    {key: 'symptom', label: 'What you see'},
    {key: 'cause', label: 'Cause'},
    {key: 'fix', label: 'Fix'},
  ],
  moreColumns: [
    {key: 'id', label: 'Name'},
    {key: 'component', label: 'Program'},
  ],
  rows: catalog.map((entry) => ({
    id: entry.id,
    component: entry.component,
    ...errorRow(entry),
  })),
});
