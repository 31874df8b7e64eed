import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import manifest from '../../package.json';
import {RELEASES} from '../../src/data/releases.ts';
import {filesBelow} from '../../src/site/util/files.ts';

const WORKFLOWS = '.github/workflows';
const FORMS = '.github/ISSUE_TEMPLATE';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Workflow {
  readonly name: string;
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly permissions?: Readonly<Record<string, string>>;
        readonly 'timeout-minutes'?: number;
        readonly steps: readonly Step[];
      }
    >
  >;
}

/** What is wrong with the text of a workflow. */
function faultsOf(text: string): string[] {
  const faults: string[] = [];
  for (const line of text.split('\n')) {
    const uses = /uses:\s*(\S+)(.*)$/.exec(line);
    if (uses && !/^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/.test(uses[1] ?? '')) {
      faults.push(`${String(uses[1])} is not pinned to a full commit`);
    } else if (uses && !/^ # v\d+\.\d+\.\d+$/.test(uses[2] ?? '')) {
      faults.push(`${String(uses[1])} does not say its version`);
    }
  }
  const workflow = parse(text) as Workflow;
  if (!workflow.permissions || Object.values(workflow.permissions).includes('write')) {
    faults.push('the workflow as a whole may write, or says nothing about it');
  }
  const untrusted = 'pull_request_target' in workflow.on || 'workflow_run' in workflow.on;
  for (const [name, job] of Object.entries(workflow.jobs)) {
    if (job['timeout-minutes'] === undefined) faults.push(`${name} has no timeout`);
    for (const step of job.steps) {
      if (step.run?.includes('${{')) faults.push(`${name} puts an expression into a shell`);
      if (untrusted && (step.run !== undefined || step.uses?.startsWith('actions/checkout@'))) {
        faults.push(`${name} could run code of a pull request with rights`);
      }
      if (step.uses?.startsWith('actions/checkout@')) {
        if (step.with?.['fetch-depth'] !== 0) faults.push(`${name} has no history for dates`);
        if (step.with?.['persist-credentials'] !== false) faults.push(`${name} leaves its token`);
      }
      const [, local] = /^(\.\w*\/[\w./-]+)/.exec(step.run ?? '') ?? [];
      if (local !== undefined && !existsSync(local)) faults.push(`${name} runs ${local}, no file`);
      for (const [, script = ''] of step.run?.matchAll(/npm run ([\w:]+)/g) ?? []) {
        if (!(script in manifest.scripts))
          faults.push(`${name} runs ${script}, which is no script`);
      }
    }
  }
  return faults;
}

/** What is wrong between workflows, of which one begins when another ends. */
function handOverFaults(all: ReadonlyMap<string, Workflow>): string[] {
  const stepsOf = ({jobs}: Workflow): Step[] => Object.values(jobs).flatMap(({steps}) => steps);
  const artefacts = (workflow: Workflow, action: string): unknown[] =>
    stepsOf(workflow)
      .filter(({uses}) => uses?.startsWith(`actions/${action}@`))
      .map((step) => step.with?.name);
  return [...all].flatMap(([file, workflow]) => {
    const trigger = workflow.on.workflow_run as {workflows?: string[]} | null | undefined;
    const awaited = trigger?.workflows ?? [];
    const sources = [...all.values()].filter(({name}) => awaited.includes(name));
    const left = [workflow, ...sources].flatMap((source) => artefacts(source, 'upload-artifact'));
    return [
      ...awaited
        .filter((name) => !sources.some((source) => source.name === name))
        .map((name) => `${file} waits for ${name}, which is no workflow`),
      ...artefacts(workflow, 'download-artifact')
        .filter((name) => !left.includes(name))
        .map((name) => `${file} takes ${String(name)}, which nothing leaves`),
    ];
  });
}

describe('workflows', () => {
  it.each(readdirSync(WORKFLOWS))('%s: pinned, least rights, known scripts', (file) => {
    expect(faultsOf(readFileSync(path.join(WORKFLOWS, file), 'utf8'))).toEqual([]);
  });

  it('rejects tags, rights, history that is missing, and expressions in a shell', () => {
    const bad = [
      'on: {pull_request_target: {}}',
      'permissions: {contents: write}',
      'jobs:',
      '  a:',
      '    steps:',
      '      - uses: actions/checkout@v4',
      '      - uses: actions/cache@5a3ec84eff668545956fd18022155c47e93e2684',
      '      - run: npm run no:such && echo ${{ github.head_ref }}',
      '      - run: .ci/no-such',
    ].join('\n');
    expect(faultsOf(bad)).toEqual([
      'actions/checkout@v4 is not pinned to a full commit',
      'actions/cache@5a3ec84eff668545956fd18022155c47e93e2684 does not say its version',
      'the workflow as a whole may write, or says nothing about it',
      'a has no timeout',
      'a could run code of a pull request with rights',
      'a has no history for dates',
      'a leaves its token',
      'a puts an expression into a shell',
      'a could run code of a pull request with rights',
      'a runs no:such, which is no script',
      'a could run code of a pull request with rights',
      'a runs .ci/no-such, no file',
    ]);
  });

  const all = new Map(
    readdirSync(WORKFLOWS).map((file) => [
      file,
      parse(readFileSync(path.join(WORKFLOWS, file), 'utf8')) as Workflow,
    ]),
  );

  it('that wait for another name an existing one, and use its artifacts', () => {
    expect(handOverFaults(all)).toEqual([]);
    const preview = [...all.values()].find(({name}) => name === 'preview');
    if (!preview) throw new Error('there is no preview');
    const broken = new Map([
      ['preview.yml', {...preview, name: 'Preview'}],
      ...[...all].filter(([file]) => file === 'preview-comment.yml'),
    ]);
    expect(handOverFaults(broken)).toEqual([
      'preview-comment.yml waits for preview, which is no workflow',
      'preview-comment.yml takes report, which nothing leaves',
    ]);
  });
});

describe('issue forms', () => {
  it.each(['wrong', 'unclear', 'missing'])('%s has a form with its label', (kind) => {
    const file = readdirSync(FORMS).find((name) => name.endsWith(`-${kind}.yml`)) ?? '';
    const form = parse(readFileSync(path.join(FORMS, file), 'utf8')) as {
      name: string;
      description: string;
      labels: string[];
      body: {type: string; id: string; attributes: {label: string; options?: string[]}}[];
    };
    expect(form.labels).toEqual([kind]);
    expect(form.name && form.description).toBeTruthy();
    const ids = form.body.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(form.body.every(({attributes}) => attributes.label)).toBe(true);
    const {options} = form.body.find(({id}) => id === 'release')?.attributes ?? {};
    expect(options, `${FORMS}/${file}: releases`).toEqual([...RELEASES, 'not sure']);
  });
});

describe('CODEOWNERS', () => {
  const owners = new Map(
    [...readFileSync('.github/CODEOWNERS', 'utf8').matchAll(/^(\/\S+) +(@.*)$/gm)].map(
      ([, folder = '', teams = '']) => [folder, teams],
    ),
  );
  /** Frozen pages, and what they are copies of. `npm run release:cut` makes those of the SDK. */
  const frozen = {
    '/versioned_docs/': '/docs/',
    '/versioned_sidebars/': '/docs/',
    '/sdk_versioned_docs/': '/sdk/',
    '/sdk_versioned_sidebars/': '/sdk/',
  };

  it('names folders and files that exist', () => {
    const missing = [...owners.keys()].filter((folder) => !existsSync(`.${folder}`));
    expect(missing.filter((folder) => !(folder in frozen))).toEqual([]);
    expect(owners.size).toBeGreaterThan(8);
  });

  it.each(Object.entries(frozen))(
    'gives %s the owners of what it is a copy of',
    (copy, original) => {
      expect(owners.get(original)).toMatch(/^@/);
      expect(owners.get(copy)).toBe(owners.get(original));
    },
  );
});

it('dependency updates cover packages and actions', () => {
  const {updates} = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
    updates: {'package-ecosystem': string}[];
  };
  expect(updates.map((one) => one['package-ecosystem'])).toEqual(['npm', 'github-actions']);
});

it('text has LF in the repository and in each checkout, also on Windows', () => {
  const files = execFileSync('git', ['ls-files', '--eol'], {encoding: 'utf8'}).trim().split('\n');
  const right = /^i\/(?:lf|none|-text) +w\/(?:lf|none|-text)? +attr\/text=auto eol=lf\s/;
  expect(files.filter((line) => !right.test(line))).toEqual([]);
  const binary = files.filter((line) => line.startsWith('i/-text'));
  expect(binary.filter((line) => !/\.(?:ico|png|webp)$/.test(line))).toEqual([]);
});

// There they are files for the shell, which Node.js does not start by itself.
it('npm and npx are started in a shell on Windows', () => {
  const starts = /\b(?:call|execFile|spawn)(?:Sync)?\(\s*'np[mx]'/;
  const files = ['scripts', 'tests', 'mcp'].flatMap((folder) =>
    filesBelow(folder).map((file) => path.join(folder, file)),
  );
  const starting = files.filter(
    (file) => file.endsWith('.ts') && starts.test(readFileSync(file, 'utf8')),
  );
  expect(starting.length).toBeGreaterThan(4);
  expect(
    starting.filter(
      (file) => !/shell\b.*process\.platform === 'win32'/.test(readFileSync(file, 'utf8')),
    ),
  ).toEqual([]);
});
