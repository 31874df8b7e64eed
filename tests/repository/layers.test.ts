import path from 'node:path';

import {cruise, type ICruiseResult} from 'dependency-cruiser';
import {beforeAll, describe, expect, it} from 'vitest';

import config from '../../.dependency-cruiser.mjs';

const {options, forbidden} = config;
const ROOTS = ['src', 'scripts', 'mcp', 'tests'];

/** Reads the imports of a tree and applies the rules of `.dependency-cruiser.mjs`. */
async function imports(baseDir: string, paths: readonly string[]): Promise<ICruiseResult> {
  const {output} = await cruise([...paths], {
    ...options,
    baseDir: path.resolve(baseDir),
    ...(baseDir !== '.' && {exclude: undefined}),
    validate: true,
    ruleSet: {forbidden},
  });
  return output as ICruiseResult;
}

/** A rule that is broken, and where. */
const violationsOf = ({summary}: ICruiseResult): string[] =>
  summary.violations.map(({rule, from, to}) => `${rule.name}: ${from} -> ${to}`);

/** The folder of a module, for cycles between folders. */
function folderOf(file: string): string | undefined {
  return /^(?:src\/(?:features\/)?[^/]+|scripts|mcp|tests)(?=\/)/.exec(file)?.[0];
}

/** A cycle of folders that import each other; undefined when there is none. Tests import everything. */
function cycleOf({modules}: ICruiseResult): string[] | undefined {
  const edges = new Map<string, Set<string>>();
  for (const {source, dependencies} of modules) {
    const from = folderOf(source);
    if (from === undefined || source.includes('/__tests__/')) continue;
    for (const {resolved} of dependencies) {
      const to = folderOf(resolved);
      if (to === undefined || to === from) continue;
      edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
  }
  const done = new Set<string>();
  const walk = (folder: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
    if (done.has(folder)) return undefined;
    for (const next of edges.get(folder) ?? []) {
      const cycle = walk(next, [...way, folder]);
      if (cycle) return cycle;
    }
    done.add(folder);
    return undefined;
  };
  for (const folder of edges.keys()) {
    const cycle = walk(folder, []);
    if (cycle) return cycle;
  }
  return undefined;
}

describe('the repository', () => {
  let found: ICruiseResult;
  beforeAll(async () => {
    found = await imports('.', ['docusaurus.config.ts', ...ROOTS]);
    expect(found.modules.length).toBeGreaterThan(500);
  }, 120_000);

  it('imports only what each layer may', () => {
    const broken = found.summary.violations.map(({rule}) => rule.name);
    const reasons = forbidden?.filter(({name}) => broken.includes(name ?? ''));
    expect(violationsOf(found), reasons?.map(({comment}) => comment).join('\n')).toEqual([]);
  });

  it('has no folders that import each other', () => {
    expect(cycleOf(found)).toBeUndefined();
  });
});

it('each rule rejects what breaks it', async () => {
  const found = await imports('tests/fixtures/layers', ROOTS);
  expect(violationsOf(found).sort()).toEqual([
    'a feature imports site, data, ui and the index.ts of others: src/features/search/rank.ts -> src/config/env.ts',
    'a feature imports site, data, ui and the index.ts of others: src/features/site-map/SiteMap.tsx -> src/config/env.ts',
    'a feature imports site, data, ui and the index.ts of others: src/features/site-map/SiteMap.tsx -> src/features/search/rank.ts',
    'browser code reaches no module of Node.js: src/features/search/index.ts -> fs',
    'browser code reaches no module of Node.js: src/features/site-map/SiteMap.tsx -> fs',
    'build imports only what its layer may: src/build/index.ts -> src/features/search/rank.ts',
    'config imports only what its layer may: src/config/env.ts -> src/features/search/index.ts',
    'config is for the configuration, scripts and tests: mcp/server.ts -> src/config/env.ts',
    'config is for the configuration, scripts and tests: src/features/search/rank.ts -> src/config/env.ts',
    'config is for the configuration, scripts and tests: src/features/site-map/SiteMap.tsx -> src/config/env.ts',
    'data imports only what its layer may: src/data/ports.ts -> src/site/escape.ts',
    'framework-patches imports only what its layer may: src/framework-patches/patch.ts -> src/data/ports.ts',
    'mcp imports only what its layer may: mcp/server.ts -> scripts/bundle.ts',
    'mcp imports only what its layer may: mcp/server.ts -> src/config/env.ts',
    'mcp is for the commands that bundle it: src/theme/Root.tsx -> mcp/data.ts',
    'mdx imports only what its layer may: src/mdx/table.ts -> src/build/index.ts',
    'no module imports itself through others: src/features/search/query.ts -> src/features/search/step.ts',
    'nothing imports tests: scripts/check.ts -> tests/fixture.ts',
    'patches are for the configuration: src/theme/Root.tsx -> src/framework-patches/patch.ts',
    'scripts imports only what its layer may: scripts/check.ts -> src/features/site-map/SiteMap.tsx',
    'scripts imports only what its layer may: scripts/check.ts -> tests/fixture.ts',
    'site imports only what its layer may: src/site/escape.ts -> src/ui/Label.tsx',
    'theme imports only what its layer may: src/theme/Root.tsx -> mcp/data.ts',
    'theme imports only what its layer may: src/theme/Root.tsx -> src/framework-patches/patch.ts',
    'ui imports only what its layer may: src/ui/Label.tsx -> src/features/search/step.ts',
  ]);
  const broken = new Set(found.summary.violations.map(({rule}) => rule.name));
  expect(forbidden?.map(({name}) => name).filter((name) => !broken.has(name ?? ''))).toEqual([]);
});

it('a cycle is named by its folders', async () => {
  const found = await imports('tests/fixtures/layers', ['src/config', 'src/features']);
  expect(cycleOf(found)).toEqual(['src/config', 'src/features/search', 'src/config']);
});
