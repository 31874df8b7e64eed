import {execFileSync} from 'node:child_process';
import {cp, mkdir, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** What a copy of the site can do without. */
const LEFT_OUT = new Set(['.ci', '.github', 'dist', 'scripts', 'templates', 'tests']);

/** Files and folders of the repository that the build needs. */
function parts(): string[] {
  const files = execFileSync('git', ['ls-files'], {encoding: 'utf8'}).trim().split('\n');
  return [...new Set(files.map((file) => file.split('/')[0] ?? ''))].filter(
    (name) => !LEFT_OUT.has(name),
  );
}

const PER_FOLDER = 50;

function page(number: number): string {
  return `---
title: Synthetic page ${String(number)}
description: A page that only exists to measure how the build of the site grows with the number of its pages.
keywords: [synthetic, growth, page ${String(number)}]
---

What this page has, page ${String(number)} of many has, too.

## First section

Text with \`code\`, **bold** and a [link](/quickstart).

| Name | Value |
|---|---|
| one | ${String(number)} |

## Second section

\`\`\`bash
echo ${String(number)}
\`\`\`
`;
}

/**
 * Copies the site into a folder and adds pages to its docs.
 *
 * @param folder target; emptied first
 */
export async function copySite(folder: string, pages: number): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  const copied = parts();
  for (const part of copied) {
    await cp(part, path.join(folder, part), {recursive: true});
  }
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  for (let number = 0; number < pages; number += 1) {
    const group = path.join(folder, 'docs', 'synthetic', String(Math.floor(number / PER_FOLDER)));
    await mkdir(group, {recursive: true});
    await writeFile(path.join(group, `page-${String(number)}.mdx`), page(number));
  }
  // Docusaurus asks git for the date of each page; one commit is enough for all.
  const git = (...args: string[]): void => {
    execFileSync('git', args, {cwd: folder, stdio: 'ignore'});
  };
  git('init', '--quiet');
  git('add', ...copied);
  git(
    ...['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', '-c', 'commit.gpgsign=false'],
    ...['commit', '--quiet', '--no-verify', '-m', 'bench'],
  );
}
