import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {expect, it} from 'vitest';

it('every file of the build that a browser renders carries the policy, before anything it governs', () => {
  const files = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  expect(files.length).toBeGreaterThan(200);
  const bare = files.filter((file) => {
    const $ = load(readFileSync(path.join('build', file), 'utf8'));
    const policy = $('meta[http-equiv="Content-Security-Policy"]');
    const content = policy.attr('content') ?? '';
    const scripts = /script-src ([^;]*)/.exec(content)?.[1] ?? '';
    return (
      policy.length !== 1 ||
      policy.prevAll('script, style, link').length > 0 ||
      !content.startsWith("default-src 'none'") ||
      /unsafe-(?:inline|eval)|https?:|\*/.test(scripts)
    );
  });
  expect(bare).toEqual([]);
});
