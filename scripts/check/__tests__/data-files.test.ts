import {expect, it} from 'vitest';
import type {Dataset} from '../../../src/data/product/index.ts';
import {findDataset} from '../../../src/data/product/index.ts';
import {LATEST} from '../../../src/data/releases.ts';
import {dataFiles} from '../data-files.ts';
import {faultsOfRows} from '../data-rows.ts';
import {fixtureSite, lines, run} from './support.ts';

it('rejects files that are missing or left over', async () => {
  const found = await run(dataFiles, fixtureSite('data-files'));
  const advice = 'Run `npm run refresh` and commit the result.';
  expect(found).toContain(`static/data/${LATEST}/ports.json:1: missing. ${advice}`);
  expect(found).toContain(
    `static/data/old/ports.json:1: not data of src/data/product/ any more. ${advice}`,
  );
});

it('rejects a misspelled key, an empty cell and a missing backtick, and names their line', () => {
  const file = `src/data/product/${LATEST}/software-versions.ts`;
  const dataset = findDataset(LATEST, 'software-versions') as Dataset;
  const [first = {}, second = {}] = dataset.rows;
  const [key = '', ...others] = dataset.columns.map((column) => column.key);
  const {[key]: lost, ...rest} = second;
  const misspelled = {...rest, versoin: lost ?? ''};
  const found = faultsOfRows({...dataset, rows: [first, misspelled]}, file);
  expect(found.map(({message}) => message)).toEqual([
    'row 2 of "software-versions": "versoin" is no column. Correct it, or give it a heading in moreColumns.',
    `row 2 of "software-versions": there is no cell for the column "${key}". Add it.`,
  ]);
  expect(found.every((one) => one.file === file && one.line > 1)).toBe(true);
  const broken = {...first, [key]: ' ', [others[0] ?? '']: '`a` and `kamiwaza'};
  const twoLines = {...first, [key]: 'one\ntwo'};
  expect(lines(faultsOfRows({...dataset, rows: [broken, twoLines]}, 'none.ts'))).toEqual([
    expect.stringMatching(/row 1 of "software-versions": "\w+": write — for an empty cell\.$/),
    expect.stringMatching(/row 1 of "software-versions": "\w+": a backtick is missing\.$/),
    expect.stringMatching(/row 2 of "software-versions": "\w+": a cell is one line\./),
  ]);
});
