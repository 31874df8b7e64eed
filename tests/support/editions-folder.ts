import {mkdir, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {TestProject} from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder for what several test files need and the first of them makes (editions.ts). */
    editions: string;
  }
}

/** Gives a run of the site tests an empty folder, and removes it afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kw-editions-'));
  const remove = (): Promise<void> => rm(folder, {recursive: true, force: true});
  project.provide('editions', folder);
  // In watch mode the build may be another one by then.
  project.onTestsRerun(async () => {
    await remove();
    await mkdir(folder);
  });
  return remove;
}
