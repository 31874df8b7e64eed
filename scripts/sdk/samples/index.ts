import {releaseOfFile} from '../../../src/data/product/index.ts';
import {LATEST} from '../../../src/data/releases.ts';
import {modelOf, type SdkModels} from '../../../src/data/sdk/index.ts';
import type {Finding, Page} from '../../../src/site/mdx/types.ts';
import {sdkStubs} from '../stubs/index.ts';

import {explain, isAboutNone, isForeignImport, isUnpackedDict} from './explain.ts';
import {type Block, joinBlocks, MARKER, type Placement, pythonBlocks} from './joined.ts';
import {type Diagnostic, runPyright} from './pyright.ts';

/** The blocks of one page: one file for pyright. */
interface Unit {
  readonly file: string;
  readonly model: string;
  readonly blocks: readonly Block[];
  readonly placements: Placement[];
}

/** Messages that are irrelevant for a sample. */
const OMITTED = [isAboutNone, isForeignImport, isUnpackedDict];

const NO_STUBS: ReadonlyMap<string, string> = new Map();

type Run = (units: readonly Unit[]) => Promise<Diagnostic[][]>;

/**
 * Checks every block of Python on some pages against the SDK of the page's release. Names of one block can be
 * used in later blocks of the page. ```` ```python check-skip="reason" ```` excludes a block from the check.
 *
 * @param latest the release that pages outside of a version folder describe
 */
export async function checkPages(pages: readonly Page[], models: SdkModels, latest = LATEST) {
  const known = Object.keys(models);
  const violations: Finding[] = [];
  /** Blocks that opted out of the check. */
  const skips: {file: string; line: number; reason: string}[] = [];
  const units: Unit[] = [];
  let count = 0;
  for (const page of pages) {
    const {file} = page;
    const blocks = pythonBlocks(page);
    if (blocks.length === 0) continue;
    count += blocks.length;
    const model = modelOf(releaseOfFile(file, latest), known);
    units.push({file, model, blocks, placements: blocks.map(() => 'plain')});
    for (const {line, skip} of blocks) {
      if (skip === undefined) continue;
      skips.push({file, line, reason: skip});
      if (skip !== '') continue;
      violations.push({file, line, message: 'check-skip needs a reason: check-skip="why".'});
    }
  }
  violations.push(...(await checkUnits(units, models)));
  const order = pages.map(({file}) => file);
  violations.sort((a, b) => order.indexOf(a.file) - order.indexOf(b.file) || a.line - b.line);
  return {violations, skips, blocks: count};
}

/**
 * One process of pyright for all units, and further ones only for units with a block that needs separate treatment.
 */
async function checkUnits(units: readonly Unit[], models: SdkModels): Promise<Finding[]> {
  const stubs = new Map<string, ReadonlyMap<string, string>>();
  for (const {model} of units) {
    const data = models[model];
    if (data !== undefined && !stubs.has(model)) stubs.set(model, sdkStubs(data));
  }
  const run: Run = (list) =>
    runPyright(
      list.map(({model, blocks, placements}) => ({
        code: joinBlocks(blocks, placements).code,
        stubs: stubs.get(model) ?? NO_STUBS,
      })),
    );
  const findings: Finding[] = [];
  let open = units;
  while (open.length > 0) {
    const reports = await run(open);
    const again = open.filter((unit, index) => {
      const report = reports[index] ?? [];
      if (report.some(isSyntaxError) || firstUnreached(unit, report) >= 0) return true;
      findings.push(...unitFindings(unit, report, models));
      return false;
    });
    findings.push(...(await placeBlocks(again, run)));
    open = again;
  }
  return findings;
}

const isSyntaxError = ({rule}: Diagnostic): boolean => rule === undefined;

/** Index of the first block whose end the checker does not reach; -1 if it reaches all. */
function firstUnreached({placements}: Unit, report: readonly Diagnostic[]): number {
  const reached = new Set(report.map(({message}) => Number(MARKER.exec(message)?.[1] ?? -1)));
  return placements.findIndex((one, at) => one !== 'left out' && !reached.has(at));
}

/**
 * A syntax error can spoil the blocks after it, and a block that never ends hides them. Reads the blocks
 * of such pages one by one: leaves out those with an error, and guards those that never end.
 *
 * @returns the syntax errors
 */
async function placeBlocks(units: readonly Unit[], run: Run): Promise<Finding[]> {
  const single = units.flatMap((unit) => unit.blocks.map((block, at) => ({unit, block, at})));
  const alone = single.map(({unit, block}): Unit => ({
    ...unit,
    blocks: [block],
    placements: ['plain'],
  }));
  const reports = await run(alone);
  const before = units.map(({placements}) => placements.join());
  const findings: Finding[] = [];
  single.forEach(({unit, block, at}, index) => {
    const report = reports[index] ?? [];
    const it = alone[index];
    const error = report.find(isSyntaxError);
    if (error === undefined) {
      if (it !== undefined && firstUnreached(it, report) === 0) unit.placements[at] = 'guarded';
      return;
    }
    unit.placements[at] = 'left out';
    if (block.skip !== undefined) return;
    const line = joinBlocks([block], ['plain']).origins[error.line]?.line ?? block.line;
    findings.push({file: unit.file, line, message: `syntax error: ${error.message}.`});
  });
  const same = units.find(({placements}, index) => placements.join() === before[index]);
  if (same !== undefined) {
    throw new Error(
      `${same.file}: its Python blocks can be checked one by one, but not one after the other. A block may end the program through a function of another block, or begin with \`from __future__\`. Give that block check-skip="why".`,
    );
  }
  return findings;
}

function unitFindings(unit: Unit, report: readonly Diagnostic[], models: SdkModels): Finding[] {
  const {origins} = joinBlocks(unit.blocks, unit.placements);
  return report.flatMap((diagnostic) => {
    const origin = origins[diagnostic.line];
    if (origin === undefined || unit.blocks[origin.block]?.skip !== undefined) return [];
    if (MARKER.test(diagnostic.text) || OMITTED.some((omitted) => omitted(diagnostic))) return [];
    return [{file: unit.file, line: origin.line, message: explain(diagnostic, unit.model, models)}];
  });
}
