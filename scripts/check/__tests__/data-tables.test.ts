import {expect, it} from 'vitest';
import {LATEST} from '../../../src/data/releases.ts';
import {dataTables} from '../data-tables.ts';
import {fixtureSite, run} from './support.ts';

it('rejects unknown data, columns and conditions', async () => {
  expect(await run(dataTables, fixtureSite('data-tables'))).toEqual([
    expect.stringContaining(
      `docs/page.mdx:5: there are no data "prots" in release ${LATEST}. Did you mean "ports"?`,
    ),
    expect.stringContaining('docs/page.mdx:7: "ports" has no column "usage". Did you mean "use"?'),
    expect.stringContaining('docs/page.mdx:9: where="scope=linux" matches no row of "ports".'),
    expect.stringContaining('docs/page.mdx:13: <DataText of="ports"> names 7 cells'),
  ]);
});
