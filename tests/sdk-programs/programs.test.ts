import {describe, expect, it} from 'vitest';

import {LATEST} from '../../src/data/releases.ts';
import {loadSdkModels} from '../../src/data/sdk/index.ts';
import {parsePage} from '../../src/site/mdx/parse.ts';
import {loadSite} from '../../src/site/source-pages.ts';
import type {Page} from '../../src/site/mdx/types.ts';
import {writtenPages} from '../../scripts/check/index.ts';
import {pythonBlocks} from '../../scripts/sdk/samples/joined.ts';
import {
  defaultInterpreter,
  PARTS,
  type Program,
  programProblems,
  programsOf,
  runPrograms,
} from './index.ts';

/** Each test starts Python; WebAssembly on a busy machine takes its time. */
const TIMEOUT = 300_000;

const models = loadSdkModels();
const pages = writtenPages(loadSite(process.cwd()));

const CLIENT = `import time
from uuid import UUID
from kamiwaza_client import KamiwazaClient
client = KamiwazaClient("http://localhost:7777/api/")
`;
const program = (parts: Program['parts'], code: string): Program => ({
  place: 'page.mdx:1',
  code: `${CLIENT}${code}`,
  parts,
});
const problems = async (one: Program, interpreter?: 'pyodide'): Promise<string[]> =>
  (await programProblems([one], models, LATEST, interpreter)).map((line) =>
    line.replace('page.mdx:1: ', ''),
  );

describe('the programs of the site', () => {
  const programs = programsOf(pages);

  it('do everything that readers are shown', () => {
    const parts = new Set(programs.flatMap((one) => one.parts));
    expect(PARTS.filter((part) => !parts.has(part))).toEqual([]);
  });

  it(
    'succeed, and fail where they should',
    async () => {
      expect(await programProblems(programs, models, LATEST)).toEqual([]);
    },
    TIMEOUT,
  );

  it('include every block that waits', () => {
    const waiting = pages
      .filter(({set}) => set === 'docs' || set === 'sdk')
      .flatMap((page) =>
        pythonBlocks(page)
          .filter(({code}) => /^\s*while |time\.sleep\(/m.test(code))
          .map(({line, run}) => ({place: `${page.file}:${line}`, run})),
      );
    expect(waiting.length).toBeGreaterThan(5);
    expect(waiting.filter(({run}) => run === undefined)).toEqual([]);
  });
});

const LOADING_ONLY = `
client.models.initiate_model_download("unsloth/Qwen3-0.6B-GGUF")
time.sleep(2)
while any(file.is_downloading for file in client.models.check_download_status("unsloth/Qwen3-0.6B-GGUF")):
    time.sleep(5)
`;

const WAIT_FOREVER = `
id = client.serving.deploy_model(repo_id="unsloth/Qwen3-0.6B-GGUF")
while client.serving.get_deployment_status(id).status != "DEPLOYED":
    time.sleep(5)
`;

describe('programs that must be rejected', () => {
  it(
    'a loop without a failure exit or a timeout',
    async () => {
      const found = await problems(program(['wait'], WAIT_FOREVER));
      expect(found).toContain('all goes well: ended before an instance of the model was ready');
      expect(found).toContainEqual(
        expect.stringMatching(
          /^the deployment ends as FAILED: never ends: it waits for more than 3 hours \(line 8 /,
        ),
      );
      expect(found).toContainEqual(
        expect.stringMatching(/^the deployment stays DEPLOYING: never ends/),
      );
      expect(found).toContain('no instance gets ready: ended as if all were well');
    },
    TIMEOUT,
  );

  it(
    'a download that counts as done when nothing is loading',
    async () => {
      expect(await problems(program(['download'], LOADING_ONLY))).toEqual([
        'all goes well: never asks whether the download is complete',
        'the download fails: ended as if all were well',
        expect.stringMatching(/^the download never ends: never ends/),
      ]);
    },
    TIMEOUT,
  );

  it(
    'offsets that the server never sent',
    async () => {
      const code = `
embedder = client.embedding.get_embedder(model="a", provider_type="huggingface_embedding")
response = embedder.chunk_text(open("handbook.md").read(), return_metadata=True)
rows = [{"offset": offset} for offset in response.offsets or [0] * len(response.chunks)]
client.vectordb.insert(embedder.embed_chunks(response.chunks), rows, collection_name="guide")
`;
      expect(await problems(program(['ingest'], code))).toEqual([
        'the server sends no offsets: stored rows with offsets that the server never sent',
      ]);
    },
    TIMEOUT,
  );

  it(
    'a folder without files that counts as success',
    async () => {
      const code = `
from pathlib import Path
embedder = client.embedding.get_embedder(model="a", provider_type="huggingface_embedding")
for path in Path("manuals").rglob("*.md"):
    response = embedder.chunk_text(path.read_text(), return_metadata=True)
    if response.offsets is None:
        raise RuntimeError("The server sent no offsets.")
    rows = [{"offset": offset} for offset in response.offsets]
    client.vectordb.insert(embedder.embed_chunks(response.chunks), rows, collection_name="guide")
`;
      expect(await problems(program(['ingest'], code))).toEqual([
        'the files are missing: ended as if all were well',
      ]);
    },
    TIMEOUT,
  );

  it(
    'an answer that is not shown, and leftovers',
    async () => {
      const code = `
id = client.serving.deploy_model(repo_id="unsloth/Qwen3-0.6B-GGUF")
client.vectordb.insert([[1.0]], [{}], collection_name="guide")
raise RuntimeError("FAILED")
`;
      const found = await problems(program(['wait', 'rag'], code));
      expect(found).toContainEqual(expect.stringMatching(/^all goes well: RuntimeError: FAILED/));
      expect(found).toContainEqual(
        expect.stringMatching(/^the deployment ends as FAILED: leaves the deployment running/),
      );
      expect(await problems(program(['chat'], 'print("hello")'))).toEqual([
        'all goes well: does not print the answer',
        'no model is running: ended as if all were well',
        'the model does not answer: ended as if all were well',
      ]);
    },
    TIMEOUT,
  );
});

it(
  'Pyodide finds what Python finds',
  async () => {
    const one = program(['download'], LOADING_ONLY);
    const found = await problems(one, 'pyodide');
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(await problems(one));
  },
  TIMEOUT,
);

describe('the fake SDK', () => {
  const run = async (lines: readonly string[], release = LATEST): Promise<(string | null)[]> => {
    const jobs = lines.map((code) => ({
      name: 'program.py',
      code: `${CLIENT}${code}\n`,
      arguments: [],
      files: {},
      environment: {},
      settings: {},
    }));
    const outcomes = await runPrograms(jobs, models, release, defaultInterpreter());
    return outcomes.map(({ended, output}) => ended ?? output.trim());
  };

  it(
    'rejects what the SDK does not accept',
    async () => {
      const found = await run([
        'client.serving.deploy("x")',
        'client.models.list_models(files=True)',
        'client.models.get_model()',
        'client.serving.deploy_model(repo_id="a/b", replicas=2)',
        'client.serving.get_deployment("0b")',
        'client.timeout = 3',
        'client.auth.create_group({"name": "x"})',
        'from kamiwaza_client.schemas.auth import GroupCreate\nGroupCreate(title="x")',
        'client.lab.create_lab("ana").state',
        'from uuid import uuid4\nclient.apps.deploy(uuid4(), "my-app")',
      ]);
      expect(found).toEqual(
        [
          /^AttributeError: .*deploy/,
          /^TypeError: ModelService\.list_models\(\): .*'files'/,
          /^TypeError: ModelService\.get_model\(\): missing .*'model_id'/,
          /^TypeError: ServingService\.deploy_model\(\): .*'replicas'/,
          /^TypeError: ServingService\.get_deployment\(deployment_id=…\): '0b' is no UUID/,
          /^AttributeError: .*timeout/,
          /^TypeError: AuthService\.create_group\(group=…\): .* is no GroupCreate/,
          /^TypeError: GroupCreate has no field title/,
          /^AttributeError: 'Lab' object has no attribute 'state'/,
          /^TypeError: Object of type UUID is not JSON serializable/,
        ].map((pattern): unknown => expect.stringMatching(pattern)),
      );
    },
    TIMEOUT,
  );

  it(
    'returns what the model of the release says',
    async () => {
      const schema =
        'from kamiwaza_client.schemas.models.model_file import ModelFile\n' +
        'file = ModelFile(name="a", model_id="00000000-0000-0000-0000-000000000001", storage_type="file")\n' +
        'print(file.m_id.int, file.storage_type.name)';
      expect(
        await run([
          'print(type(client.cluster.list_nodes()).__name__)',
          schema,
          'from kamiwaza_client.exceptions import APIError, KamiwazaError\nprint(issubclass(APIError, KamiwazaError))',
        ]),
      ).toEqual(['list', '1 FILE', 'True']);
      const [old] = await run(
        ['print(hasattr(client, "vectors"), hasattr(client, "tools"))'],
        '0.3.2',
      );
      expect(old).toBe('True False');
    },
    TIMEOUT,
  );
});

describe('markers', () => {
  const page = (text: string): Page => parsePage('docs/page.mdx', text, 'docs');

  it('join the blocks of a program', () => {
    const text = [
      '```python run="download wait"\na = 1\n```',
      '```python\nleft = "out"\n```',
      '```python run="+"\nb = 2\n```',
      '```python title="c.py" run="chat"\nc = 3\n```',
    ];
    expect(programsOf([page(text.join('\n\n'))])).toEqual([
      {place: 'docs/page.mdx:1', code: 'a = 1\nb = 2', parts: ['download', 'wait']},
      {place: 'docs/page.mdx:13', code: 'c = 3', parts: ['chat']},
    ]);
  });

  it.each(['run="waits"', 'run=""', 'run="+"', 'run'])('reject %s', (meta) => {
    expect(() => programsOf([page(`\`\`\`python ${meta}\na = 1\n\`\`\`\n`)])).toThrow(
      /^docs\/page\.mdx:1: run=".*": write one or more of download, wait, /,
    );
  });
});
