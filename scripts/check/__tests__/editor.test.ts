import {execFileSync} from 'node:child_process';
import path from 'node:path';

import {lint} from 'markdownlint/promise';
import {describe, expect, it} from 'vitest';

import {editorRules} from '../editor.ts';

const GOOD = `---
title: Start and stop
description: How to start and stop the platform on each system, and how to see that it runs.
keywords: [start, stop, restart]
---

Start the platform first.

## Stop

Open it again later.
`;

/** What an editor shows, as `line: rule: detail`. */
async function shown(name: string, text: string): Promise<string[]> {
  const found = await lint({
    strings: {[name]: text},
    config: {default: false, 'kamiwaza-docs': true},
    customRules: [...editorRules],
  });
  return (found[name] ?? []).map(
    ({lineNumber, ruleNames, errorDetail}) =>
      `${String(lineNumber)}: ${ruleNames[0] ?? ''}: ${errorDetail}`,
  );
}

describe('content rules in an editor', () => {
  it('have no findings on a good page', async () => {
    expect(await shown('docs/start.mdx', GOOD)).toEqual([]);
  });

  it('name the line of a finding', async () => {
    const text = GOOD.replace('Start the platform first.', 'TODO');
    expect(await shown('docs/start.mdx', text)).toEqual([
      expect.stringMatching(/^7: check-words: "TODO"/),
    ]);
    expect(await shown('docs/start.mdx', GOOD.replace('first.', 'first. {1 +'))).toEqual([
      expect.stringMatching(/^7: check-mdx: not MDX/),
    ]);
  });

  it('include those for a how-to and for shared data', async () => {
    const howTo = GOOD.replace('## Stop', '## Before you start');
    expect(await shown('docs/start.mdx', howTo)).toEqual([
      expect.stringMatching(/^9: check-how-to: no time above the first heading/),
      expect.stringMatching(/^9: check-how-to: no section "Troubleshooting"/),
      expect.stringMatching(/^9: check-how-to: no section "Next steps"/),
    ]);
    const data = GOOD.replace('Open it again later.', '<DataTable of="prots" />');
    expect(await shown('docs/start.mdx', data)).toEqual([
      expect.stringMatching(/^11: check-data-tables: there are no data "prots"/),
    ]);
  });

  it('show findings in the front matter below it', async () => {
    expect(
      await shown('docs/start.mdx', GOOD.replace(/^description: .*$/m, 'description: Short.')),
    ).toEqual([
      expect.stringMatching(/^7: check-front-matter: Line 3: the description is shorter/),
    ]);
  });

  it('know a page by its absolute path, and leave other files alone', async () => {
    const bad = `${GOOD}\nTODO\n`;
    expect(await shown(path.resolve('docs/start.mdx'), bad)).toHaveLength(1);
    expect(await shown('docs-internal/notes.md', bad)).toEqual([]);
    expect(await shown(path.resolve('../elsewhere/docs/start.mdx'), bad)).toEqual([]);
  });

  it('load in plain Node.js, as editors load them', () => {
    const script =
      "console.log((await import('./.markdownlint-cli2.mjs')).default.customRules.length)";
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    });
    expect(Number(printed)).toBe(editorRules.length);
  });
});
