import {expect, it} from 'vitest';
import {datasetsOf} from '../../../src/data/product/index.ts';
import {LATEST} from '../../../src/data/releases.ts';
import {faultRows, faultRowsOf, faultsInData, ownRows} from '../fault-rows.ts';
import {fixtureSite, lines, run, runOn, site} from './support.ts';

it('rejects a row of a page for a message of the catalog, and says what to write', async () => {
  expect(await run(faultRows, fixtureSite('fault-rows'))).toEqual([
    'docs/page.mdx:7: `no space left on device` is in the catalog of known errors. Remove the row, and show that of the catalog: <DataTable of="known-errors" where="id=disk-full" />.',
    'docs/page.mdx:14: `bind: address already in use` is in the catalog of known errors. Remove the row, and show that of the catalog: <DataTable of="known-errors" where="id=port-in-use" />.',
  ]);
});

it('reads SDK guides, and no frozen release', async () => {
  const text = '| Message | Do this |\n|---|---|\n| `no space left on device` | Wait |\n';
  expect(await runOn(faultRows, text, 'sdk/services/a.mdx')).toHaveLength(1);
  expect(await runOn(faultRows, text, 'versioned_docs/version-0.3.2/a.mdx')).toEqual([]);
});

it('reads the tables of faults of the site', () => {
  expect(site.pages.flatMap(faultRowsOf).length).toBeGreaterThan(60);
});

it('rejects such a row of shared data', () => {
  const dataset = {
    id: 'general-faults',
    title: 'Faults',
    columns: [],
    rows: [{symptom: 'The log has `no space left on device`', cause: 'Full', fix: 'Delete'}],
  };
  expect(lines(faultsInData(dataset))).toEqual([
    expect.stringMatching(
      /^src\/data\/.+:\d+: `no space left on device` is in the catalog .+ Take its row: rowOfError\('disk-full'\)\.$/,
    ),
  ]);
  expect(faultsInData({...dataset, id: 'known-errors'})).toEqual([]);
});

it('reads the rows of shared data that are not from the catalog', () => {
  const faults = datasetsOf(LATEST).filter(({id}) => id.endsWith('-faults'));
  expect(faults.flatMap(ownRows).length).toBeGreaterThan(5);
  expect(faults.flatMap(faultsInData)).toEqual([]);
});
