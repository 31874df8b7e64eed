import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {applyExceptions, EXCEPTIONS} from '../allowlist.ts';
import {RULES} from '../index.ts';
import {PAGE_RULES} from '../page-rules.ts';
import {ROOT} from './support.ts';

describe('the rules', () => {
  it('have a module, a test and a fixture under their name', () => {
    const files = RULES.flatMap(({name}) => [
      `scripts/check/${name}.ts`,
      `scripts/check/__tests__/${name}.test.ts`,
      `tests/fixtures/${name}`,
    ]);
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  it('with `checkPage` are those that an editor shows', () => {
    expect(PAGE_RULES).toEqual(RULES.filter((rule) => 'checkPage' in rule));
  });

  it('are listed in the guide, in order, with what they ask for', () => {
    const guide = 'docs-internal/guides/content-rules.md';
    const lines = readFileSync(path.join(ROOT, guide), 'utf8').split('\n');
    const rows = RULES.map(({name, about}) => `| \`${name}\` | ${about} |`);
    const table = lines.filter((line) => line.startsWith('| `'));
    expect(table, `copy the rows of rules into ${guide}`).toEqual(rows);
  });
});

describe('exceptions', () => {
  const finding = {file: 'docs/a.mdx', line: 3, message: 'the word "x" is odd.', rule: 'words'};
  const exception = {rule: 'words', file: 'docs/a.mdx', about: '"x"', reason: 'A name.'};

  it('remove what they name, and nothing else', () => {
    const other = {...finding, file: 'docs/b.mdx'};
    expect(applyExceptions([finding, other], [exception], true)).toEqual([other]);
  });

  it('hold for the copies of a page in older releases, and for no other page', () => {
    const at = (file: string) => ({...finding, file});
    const sdk = {...exception, file: 'sdk/a.mdx'};
    const copies = [
      at('versioned_docs/version-0.5.0/a.mdx'),
      at('sdk_versioned_docs/version-0.5.0/a.mdx'),
    ];
    expect(applyExceptions(copies, [exception, sdk], true)).toEqual([]);
    const other = at('versioned_docs/version-0.5.0/models/a.mdx');
    expect(applyExceptions([...copies, other], [exception, sdk], true)).toEqual([other]);
    expect(applyExceptions(copies.slice(1), [exception], false)).toEqual(copies.slice(1));
  });

  it('are findings if they are unused and the whole site is checked', () => {
    expect(applyExceptions([], [exception], true)).toMatchObject([
      {file: 'scripts/check/allowlist.ts', rule: 'words'},
    ]);
    expect(applyExceptions([], [exception], false)).toEqual([]);
  });

  it('have an existing rule and a reason', () => {
    for (const {rule, reason} of EXCEPTIONS) {
      expect(RULES.map(({name}) => name)).toContain(rule);
      expect(reason.length, 'say why the finding stays').toBeGreaterThan(20);
    }
  });
});
