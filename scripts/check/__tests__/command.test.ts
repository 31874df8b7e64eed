import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {SUMMARY} from '../../../src/features/writers-feedback/changed.ts';
import {ROOT} from './support.ts';

/** A site that has only what the rules read besides pages. */
const small = mkdtempSync(path.join(tmpdir(), 'kw-check-'));
for (const folder of ['docs', 'src/data/sdk', 'src/features/diagrams']) {
  mkdirSync(path.join(small, folder), {recursive: true});
}
writeFileSync(path.join(small, 'cspell.json'), '{}');
writeFileSync(path.join(small, 'docs/page.mdx'), '---\ntitle: A page\n---\n\nTODO\n');
afterAll(() => {
  rmSync(small, {recursive: true, force: true});
});

/** Runs `npm run check` in a folder. */
function check(folder: string, ...args: readonly string[]) {
  const tsx = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  return spawnSync(process.execPath, [tsx, path.join(ROOT, 'scripts/check.ts'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
}

// Each run loads all rules, which takes a while next to other tests.
describe('npm run check', {timeout: 120_000}, () => {
  it('says in one line that a file does not exist, and what it may be', () => {
    const {status, stdout, stderr} = check(small, 'docs/pgae.mdx');
    expect(stderr).toBe(
      'There is no file or folder docs/pgae.mdx. Did you mean "docs/page.mdx"?\n',
    );
    expect([stdout, status]).toEqual(['', 1]);
  });

  it('prints findings and a last line, which writers-feedback reads', () => {
    const {status, stdout} = check(small, 'docs/page.mdx');
    expect(stdout).toMatch(/^docs\/page\.mdx:5: "TODO".* \[words\]$/m);
    expect(stdout).toMatch(SUMMARY);
    expect(status).toBe(1);
  });
});
