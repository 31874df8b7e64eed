import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {filesIn} from '../../src/site/util/files.ts';

/** Each folder directly below one of these has a README. */
const PARENTS = ['src', 'src/features', 'src/mdx', 'scripts'];
const LEAST = 5;
const MOST = 15;
const GUIDES = 'docs-internal/guides';

/** Paths below the root of the repository, with the text of READMEs and guides; other texts are not needed. */
type Files = ReadonlyMap<string, string>;

/** Whether a file or a folder exists. */
function exists(files: Files, place: string): boolean {
  const below = `${place.replace(/\/$/, '')}/`;
  return files.has(place) || [...files.keys()].some((file) => file.startsWith(below));
}

/** What is wrong with the READMEs of the folders below PARENTS, one line each. */
function readmeFaults(files: Files): string[] {
  const folders = new Set(
    PARENTS.flatMap((parent) =>
      [...files.keys()]
        .filter((file) => file.startsWith(`${parent}/`))
        .map((file) => file.slice(parent.length + 1).split('/'))
        .filter(({length}) => length > 1)
        .map(([name = '']) => `${parent}/${name}`),
    ),
  );
  return [...folders].sort().flatMap((folder) => {
    const readme = `${folder}/README.md`;
    const text = files.get(readme);
    if (text === undefined) {
      return [
        `${readme} is missing: say what is in the folder, who imports it, where to start reading`,
      ];
    }
    const faults: string[] = [];
    const lines = text.trimEnd().split('\n').length;
    if (lines < LEAST)
      faults.push(`${readme} has ${String(lines)} lines; at least ${String(LEAST)}`);
    if (lines > MOST) {
      faults.push(
        `${readme} has ${String(lines)} lines; at most ${String(MOST)}, the rest belongs in ${GUIDES}`,
      );
    }
    if (!/\bImported by \S/.test(text)) {
      faults.push(`${readme} does not say who imports the folder ("Imported by …")`);
    }
    const start = /\bStart reading in `([^`]+)`/.exec(text)?.[1];
    if (start === undefined) {
      faults.push(`${readme} does not say where to start ("Start reading in \`…\`")`);
    } else if (!exists(files, path.posix.join(folder, start))) {
      faults.push(`${readme} starts with ${start}, which does not exist`);
    }
    return faults;
  });
}

/** Links of READMEs and guides to files that do not exist, and guides that the list of guides does not have. */
function linkFaults(files: Files): string[] {
  const texts = [...files].filter(([, text]) => text !== '');
  const links = texts.flatMap(([file, text]) =>
    [...text.replace(/```[^]*?```|`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^(?:[a-z]+:|#|\/)/.test(link))
      .map((link) => [file, path.posix.join(path.posix.dirname(file), link.replace(/#.*/, ''))]),
  );
  const list = files.get('docs-internal/README.md') ?? '';
  return [
    ...links
      .filter(([, target = '']) => !exists(files, target))
      .map(([file = '', target = '']) => `${file} links to ${target}, which does not exist`),
    ...texts
      .map(([file]) => file)
      .filter((file) => path.posix.dirname(file) === GUIDES)
      .filter((file) => !list.includes(`](guides/${path.posix.basename(file)})`))
      .map((file) => `docs-internal/README.md does not list ${file}`),
  ];
}

/** The files of the repository, without what is installed, built or published. */
function repository(): Files {
  const below = ['src', 'scripts', 'mcp', 'tests', 'docs-internal'].flatMap((folder) =>
    filesIn('.', folder),
  );
  const atRoot = ['BENCHMARKS.md', 'CONTRIBUTING.md', 'STYLEGUIDE.md', 'UPGRADING.md'];
  return new Map(
    [...below, ...atRoot].map((file) => [
      file,
      /(?:^|\/)README\.md$|^docs-internal\/guides\//.test(file) ? readFileSync(file, 'utf8') : '',
    ]),
  );
}

describe('READMEs', () => {
  const files = repository();

  it('say in 5 to 15 lines what is in a folder, who imports it, and where to start', () => {
    expect(readmeFaults(files)).toEqual([]);
  });

  it('of patches say what they change, the versions they were written for, and when to delete them', () => {
    const patches = [...files].filter(([file]) => /^src\/framework-patches\/.+\/README/.test(file));
    const folders = readdirSync('src/framework-patches', {withFileTypes: true});
    expect(patches).toHaveLength(folders.filter((one) => one.isDirectory()).length);
    for (const [file, text] of patches) {
      expect(text, file).toMatch(/^# \S+\n\n(?:Removes|Fixes|Replaces) /);
      expect(text, file).toMatch(/^- Written for: `@docusaurus\/[\w-]+` \d+\.\d+\.\d+/m);
      expect(text, file).toMatch(/^- Remove when: \S/m);
    }
  });

  it('and guides link to files that exist, and every guide is in the list', () => {
    expect(linkFaults(files)).toEqual([]);
  });
});

/** A README without a fault, with some lines more. */
function readme(more = 0): string {
  return `# a\n\nText.\n\n- Imported by \`src/theme\`.\n${'- More.\n'.repeat(more)}\nStart reading in \`a.ts\`.\n`;
}

describe('what is refused', () => {
  it('a README that is missing, too short or too long, or leaves out who imports the folder or where to start', () => {
    const files = new Map([
      ['src/data/ports/a.ts', ''],
      ['src/good/README.md', readme(8)],
      ['src/good/a.ts', ''],
      ['src/features/missing/index.ts', ''],
      ['src/features/README.md', readme()],
      ['src/features/a.ts', ''],
      ['src/mdx/README.md', readme().replace('a.ts', 'long/')],
      ['src/mdx/long/README.md', readme(9)],
      ['src/mdx/long/a.ts', ''],
      ['scripts/gone/README.md', readme()],
      ['scripts/nowhere/README.md', readme().replace('Start reading', 'Begin')],
      ['scripts/short/README.md', '# short\n\nText.\n'],
      ['scripts/check.ts', ''],
      ['tests/site/links.test.ts', ''],
    ]);
    expect(readmeFaults(files)).toEqual([
      'scripts/gone/README.md starts with a.ts, which does not exist',
      'scripts/nowhere/README.md does not say where to start ("Start reading in `…`")',
      'scripts/short/README.md has 3 lines; at least 5',
      'scripts/short/README.md does not say who imports the folder ("Imported by …")',
      'scripts/short/README.md does not say where to start ("Start reading in `…`")',
      'src/data/README.md is missing: say what is in the folder, who imports it, where to start reading',
      'src/features/missing/README.md is missing: say what is in the folder, who imports it, where to start reading',
      'src/mdx/long/README.md has 16 lines; at most 15, the rest belongs in docs-internal/guides',
    ]);
  });

  it('a link to nothing, and a guide that the list does not have', () => {
    const files = new Map([
      ['docs-internal/README.md', '[ask](guides/ask.md)'],
      ['docs-internal/guides/ask.md', '[a](../../src/a.ts#x) `[b](no)` [c](https://example.com)'],
      ['docs-internal/guides/other.md', '[moved](../../src/b.ts)'],
      ['src/a.ts', ''],
    ]);
    expect(linkFaults(files)).toEqual([
      'docs-internal/guides/other.md links to src/b.ts, which does not exist',
      'docs-internal/README.md does not list docs-internal/guides/other.md',
    ]);
  });
});
