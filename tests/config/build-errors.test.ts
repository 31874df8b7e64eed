import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

/**
 * Builds the site with one setting spoilt and returns what the build said. The spoilt configuration lies
 * in the project's root, because Docusaurus resolves everything from the folder of its configuration.
 */
function buildWith(spoil: string): {status: number | null; output: string} {
  const name = `spoilt-${String(process.pid)}-${Math.random().toString(36).slice(2)}`;
  const file = path.resolve(`${name}.config.ts`);
  const out = mkdtempSync(path.join(path.resolve('node_modules'), '.spoilt-'));
  writeFileSync(
    file,
    `import config from './docusaurus.config.ts';\nconst spoilt = config as any;\n${spoil}\nexport default spoilt;\n`,
  );
  try {
    const {status, stdout, stderr} = spawnSync(
      path.join('node_modules', '.bin', 'docusaurus'),
      ['build', '--config', file, '--out-dir', out],
      {encoding: 'utf8', env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0'}},
    );
    return {status, output: stdout + stderr};
  } finally {
    rmSync(file);
    rmSync(out, {recursive: true});
  }
}

// Specification 5: an unknown navbar item type, a missing doc or sidebar id, or a nonexistent version
// name is a configuration error.
it.each([
  [
    'an unknown navbar item type',
    "spoilt.themeConfig.navbar.items.push({type: 'no-such-item'});",
    /no-such-item/,
  ],
  [
    'a missing doc id',
    "spoilt.themeConfig.navbar.items.push({type: 'doc', docId: 'no/such/doc', label: 'x'});",
    /no\/such\/doc/,
  ],
  [
    'a missing sidebar id',
    "spoilt.themeConfig.navbar.items.push({type: 'docSidebar', sidebarId: 'no-such-sidebar', label: 'x'});",
    /no-such-sidebar/,
  ],
  [
    'a version that does not exist',
    "spoilt.themeConfig.navbar.items.push({type: 'docsVersionDropdown', versions: ['9.9.9']});",
    /9\.9\.9/,
  ],
])(
  '%s stops the build with a message that names it',
  (_, spoil, message) => {
    const {status, output} = buildWith(spoil);
    expect(status).not.toBe(0);
    expect(output).toMatch(message);
  },
  180_000,
);
