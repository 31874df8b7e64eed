import {expect, it} from 'vitest';
import {readability, readabilityOf} from '../readability.ts';
import {fixtureSite, page, run, runOn} from './support.ts';

it('rejects long sentences and long words; tables and code do not count', async () => {
  expect(await run(readability, fixtureSite('readability'))).toEqual([
    expect.stringMatching(
      /^docs\/hard\.mdx:1: the median sentence has 20 words, but at most 16 are allowed\./,
    ),
    expect.stringMatching(
      /^docs\/hard\.mdx:1: the Flesch-Kincaid grade is \d\d\.\d, but at most 10/,
    ),
    expect.stringMatching(
      /^docs\/long\.mdx:1: the median sentence has 38 words, but at most 16 are allowed\./,
    ),
    expect.stringMatching(/^docs\/long\.mdx:1: the Flesch-Kincaid grade is 1\d\.\d/),
  ]);
});

it('leaves out the SDK reference', async () => {
  const text = 'administrative '.repeat(40);
  expect(await runOn(readability, text, 'sdk/current/services/models.mdx')).toEqual([]);
  const frozen = 'sdk_versioned_docs/version-0.5.0';
  expect(await runOn(readability, text, `${frozen}/current/services/models.mdx`)).toEqual([]);
  for (const folder of ['sdk', frozen]) {
    expect(await runOn(readability, text, `${folder}/services/models.mdx`)).toHaveLength(2);
  }
});

it('counts a piece of code as one short word', () => {
  const [long, short] = ['`/opt/kamiwaza/administrative.configuration`', '`x`'].map((code) =>
    readabilityOf(page(`Open ${code} now.`)),
  );
  expect(long).toEqual(short);
  expect(long).toMatchObject({median: 3});
});
