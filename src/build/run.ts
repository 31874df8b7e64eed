import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Build, BuildStep, StepWork} from '../site/build-step.ts';
import {filesBelow} from '../site/util/files.ts';
import {openResults} from '../site/util/result-cache.ts';

import {openPage} from './page.ts';

/** What is known about a finished site before the steps run. */
export type SiteFacts = Omit<Build, 'results' | 'addPage' | 'write'>;

/**
 * Runs the steps on a finished site. Each page of HTML is read once, and written once if a step added something to
 * it. An error names the step, and the page if there is one.
 */
export async function runSteps(steps: readonly BuildStep[], facts: SiteFacts): Promise<void> {
  const {outDir, siteDir, cacheDir} = facts;
  const added = new Map<string, string>();
  const write: Build['write'] = async (file, content) => {
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, content);
  };
  const build: Build = {
    ...facts,
    write,
    addPage(file, html) {
      if (added.has(file) || existsSync(path.join(outDir, file))) {
        throw new Error(`there is a page ${file} already.`);
      }
      added.set(file, html);
    },
    results: (name, common = []) =>
      openResults(name, {siteDir, common, enabled: cacheDir !== undefined}),
  };

  const running: {readonly step: BuildStep; readonly work: StepWork}[] = [];
  for (const step of steps) {
    running.push({step, work: await named(step, () => step.start(build))});
  }
  const files = filesBelow(outDir).filter((file) => file.endsWith('.html'));
  const present = new Set(files);
  const routes = new Map(facts.routes.map((route) => [fileOf(route, present), route]));
  for (const file of [...files, ...added.keys()]) {
    const fresh = added.get(file);
    const html = fresh ?? (await readFile(path.join(outDir, file), 'utf8'));
    const page = openPage(file, html, fresh === undefined ? routes.get(file) : undefined);
    for (const {step, work} of running) {
      await named(step, () => work.page?.(page), file);
    }
    const result = page.result();
    if (fresh !== undefined || result !== html) await write(file, result);
  }
  for (const {step, work} of running) await named(step, () => work.finish?.());
}

/** The file of a route: `<route>.html`, or `index.html` in its folder. */
function fileOf(route: string, files: ReadonlySet<string>): string {
  const name = decodeURI(route).slice(1);
  const plain = `${name}.html`;
  return name !== '' && files.has(plain) ? plain : `${name === '' ? '' : `${name}/`}index.html`;
}

async function named<T>({name}: BuildStep, run: () => T | Promise<T>, file?: string): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${name}${file === undefined ? '' : `, ${file}`}: ${reason}`, {cause});
  }
}
