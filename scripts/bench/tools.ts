// `npm run bench:tools`: what the readers' tools (values, checklist, what changed, which error, will it fit) add
// to the first load of each kind of page. Builds this site twice, once without them, and compares; fails when
// a page that uses no tool differs. Raw bytes decide: the digest in a file's name has the same length
// whatever it is, but gzip packs one better than another. `--keep FOLDER` leaves both builds there.
// Linux only; takes minutes.
import {existsSync} from 'node:fs';
import {cp, mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {usesTool} from '../lib/tools.ts';

import {machine} from './machine.ts';
import {writeReport} from './report.ts';
import {withSite} from './site.ts';
import {copySite} from './synthetic.ts';
import {timedBuild} from './timed.ts';
import {type Answer, firstLoad, gzipped, KINDS} from './weigh.ts';

/** The same site without the plugins of the tools. */
const WITHOUT = `import config from './docusaurus.config.ts';
import {markdownPipeline} from './src/config/markdown.ts';
import pageTools from './src/plugins/page-tools/index.ts';
import remarkPageTools from './src/plugins/page-tools/remark.ts';
import whatChanged from './src/plugins/what-changed/index.ts';
import remarkWhatChanged from './src/plugins/what-changed/remark-link.ts';

const TOOLS = [pageTools, remarkPageTools, whatChanged, remarkWhatChanged];
const others = (list) => list.filter((one) => !TOOLS.includes(one));
const remark = markdownPipeline.beforeDefaultRemarkPlugins;
const kept = others(remark);
if (remark.length - kept.length !== 2 || config.plugins.length - others(config.plugins).length !== 2) {
  throw new Error('The configuration names its tools differently: adapt scripts/bench/tools.ts.');
}
remark.splice(0, remark.length, ...kept);

export default {...config, plugins: others(config.plugins)};
`;
/** Tools that are a component on a page of their own: the page stays, without them. */
const COMPONENTS = ['WhichError', 'WillItFit'];
const NO_COMPONENT = 'export default function Nothing() {\n  return null;\n}\n';

/** Kinds that `bench:weight` does not have. */
const MORE = [
  {kind: 'doc without a tool', route: 'architecture/components'},
  {kind: 'SDK without a tool', route: 'sdk/current/intro'},
] as const;

const PARTS = {HTML: /^text\/html/, CSS: /^text\/css/, JS: /javascript/} as const;
type Part = keyof typeof PARTS;
type Size = Readonly<Record<Part, {readonly raw: number; readonly gzip: number}>>;

function sizeOf(answers: readonly Answer[]): Size {
  const size = (part: Part): Size[Part] => {
    const own = answers.filter(({type}) => PARTS[part].test(type));
    return {
      raw: own.reduce((sum, {body}) => sum + body.length, 0),
      gzip: own.reduce((sum, answer) => sum + gzipped(answer), 0),
    };
  };
  return {HTML: size('HTML'), CSS: size('CSS'), JS: size('JS')};
}

async function measure(build: string): Promise<Size[]> {
  return withSite(build, async ({browser, home}) => {
    const sizes: Size[] = [];
    for (const {route} of [...KINDS, ...MORE]) {
      sizes.push(sizeOf((await firstLoad(browser, home + route)).answers));
    }
    return sizes;
  });
}

/** Builds the copy from nothing and moves the result away. */
async function build(folder: string, config: string, target: string): Promise<void> {
  await rm(path.join(folder, '.docusaurus'), {recursive: true, force: true});
  // The copy has the modules of this folder, and so their cache.
  await rm(path.join('node_modules', '.cache'), {recursive: true, force: true});
  timedBuild(folder, config);
  await rename(path.join(folder, 'build'), target);
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {keep: {type: 'string'}}});
  const folder = path.join(tmpdir(), 'kw-bench-tools');
  const builds = {with: path.join(folder, 'with'), without: path.join(folder, 'without')};
  await copySite(folder, 0);
  try {
    await build(folder, 'docusaurus.config.ts', builds.with);
    await writeFile(path.join(folder, 'without.config.ts'), WITHOUT);
    for (const name of COMPONENTS) {
      const file = path.join(folder, 'src', 'components', name, 'index.tsx');
      if (!existsSync(file)) throw new Error(`${file} is gone: adapt scripts/bench/tools.ts.`);
      await writeFile(file, NO_COMPONENT);
    }
    await build(folder, 'without.config.ts', builds.without);
    const before = await measure(builds.without);
    const after = await measure(builds.with);
    const rows: string[][] = [];
    const faults: string[] = [];
    for (const [index, {kind, route}] of [...KINDS, ...MORE].entries()) {
      const [less, more] = [before[index], after[index]];
      if (!less || !more) continue;
      const html = await readFile(path.join(builds.with, `${route || 'index'}.html`), 'utf8');
      const uses = usesTool(html);
      for (const part of Object.keys(PARTS) as Part[]) {
        const [a, b] = [less[part], more[part]];
        rows.push([
          ...[kind, uses ? 'yes' : 'no', part],
          ...[a.raw, b.raw, b.raw - a.raw, a.gzip, b.gzip, b.gzip - a.gzip].map(String),
        ]);
        if (!uses && a.raw !== b.raw) {
          faults.push(
            `${kind} (/${route}) uses no tool, and its ${part} is ${String(b.raw)} bytes with the tools, ${String(a.raw)} without. \`--keep FOLDER\` leaves both builds to compare.`,
          );
        }
      }
    }
    await writeReport('tools', `First load with and without the tools, bytes; ${machine()}`, rows, [
      ...['Page', 'Uses a tool', 'Part'],
      ...['Without', 'With', 'Difference', 'Without, gzip', 'With, gzip', 'Difference, gzip'],
    ]);
    faults.forEach((fault) => {
      console.error(fault);
    });
    process.exitCode = faults.length > 0 ? 1 : 0;
  } finally {
    if (values.keep !== undefined) {
      await mkdir(values.keep, {recursive: true});
      for (const [name, from] of Object.entries(builds)) {
        if (existsSync(from)) await cp(from, path.join(values.keep, name), {recursive: true});
      }
    }
    await rm(folder, {recursive: true, force: true});
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
