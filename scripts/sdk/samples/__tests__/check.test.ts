import {expect, it} from 'vitest';

import {loadSdkModels} from '../../../../src/data/sdk/index.ts';
import {checkPage} from '../index.ts';

const models = loadSdkModels();
const SETUP =
  'from kamiwaza_client import KamiwazaClient\nclient = KamiwazaClient("http://localhost:7777/api")\n';

/** Messages on a page of one block; lines count from the first line after the set-up. */
const check = (code: string, file = 'sdk/page.mdx'): string[] => {
  const {violations} = checkPage(`\`\`\`python\n${SETUP}${code}\n\`\`\`\n`, file, models);
  return violations.map(({line, message}) => `${line - 3}: ${message}`);
};
const accepts = (code: string, file?: string): void => expect(check(code, file)).toEqual([]);
const rejects = (code: string, ...messages: string[]): void =>
  expect(check(code)).toEqual(messages);

it.each([
  [
    'a wrong method',
    'client.serving.deploy("x")',
    '1: `client.serving` has no method `deploy` in SDK 0.5.0. Nearest: `deploy_model`.',
  ],
  [
    'a wrong keyword',
    'client.models.list_models(files=True)',
    '1: `client.models.list_models` has no parameter `files` in SDK 0.5.0. Nearest: `load_files`.',
  ],
  [
    'a removed service',
    'client.ingestion.ingest(None)',
    '1: `client.ingestion` is not in SDK 0.5.0, only in pre-0.5.0 and 0.3.2.',
  ],
  [
    'a removed method',
    'client.serving.simple_generate(None)',
    '1: `client.serving.simple_generate` is not in SDK 0.5.0, only in 0.3.2.',
  ],
  [
    'a service that never was',
    'client.model.list_models()',
    '1: The client of SDK 0.5.0 has no `model`. Nearest: `models`.',
  ],
  [
    'too many arguments',
    'client.activity.get_recent_activity(50)',
    '1: `client.activity.get_recent_activity` takes no arguments in SDK 0.5.0, 1 given.',
  ],
  [
    'a missing argument',
    'client.models.get_model()',
    '1: `client.models.get_model` misses `model_id` in SDK 0.5.0.',
  ],
  [
    'a keyword that is dropped silently',
    'client.serving.deploy_model(repo_id="a/b", replicas=2)',
    '1: `client.serving.deploy_model` drops `replicas` silently: it is no field of `CreateModelDeployment` in SDK 0.5.0.',
  ],
  [
    'a wrong keyword of the constructor',
    'KamiwazaClient(base_url="x", timeout=3)',
    '1: `KamiwazaClient` has no parameter `timeout` in SDK 0.5.0. It has `base_url`, `api_key`, `authenticator`, `log_level`.',
  ],
  [
    'await',
    'async def f():\n    await client.models.list_models()',
    '2: The SDK is synchronous: its calls cannot be awaited. Drop `await`.',
  ],
  [
    'a method that is not called',
    'for model in client.models.list_models:\n    print(model.name)',
    '1: `client.models.list_models` is a method: call it to loop over its result.',
  ],
  [
    'a call of a value',
    'print(client.lab.list_labs()[0].status())',
    '1: This is a str, not a method: drop the parentheses.',
  ],
])('rejects %s', (_, code, message) => rejects(code, message));

it.each([
  [
    'results',
    'print(client.lab.create_lab("ana").state)',
    '1: `Lab` has no attribute `state` in SDK 0.5.0. Nearest: `status`.',
  ],
  [
    'items of a loop',
    'for m in client.models.list_models():\n    print(m.nme)',
    '2: `Model` has no attribute `nme` in SDK 0.5.0. Nearest: `name`.',
  ],
  [
    'comprehensions',
    'x = [m.nme for m in client.models.list_models() if m.hubs]',
    '1: `Model` has no attribute `hubs` in SDK 0.5.0. Nearest: `hub`.',
    '1: `Model` has no attribute `nme` in SDK 0.5.0. Nearest: `name`.',
  ],
  [
    'subscripts',
    'print(client.models.list_models()[0].m_files[0].sizes)',
    '1: `ModelFile` has no attribute `sizes` in SDK 0.5.0. Nearest: `size`.',
  ],
  [
    'service aliases',
    'serving = client.serving\nserving.stop()',
    '2: `client.serving` has no method `stop` in SDK 0.5.0. Nearest: `stop_deployment`.',
  ],
  [
    'annotated parameters',
    'from kamiwaza_client.schemas.models.model import Model\ndef f(model: Model):\n    return model.titel',
    '3: `Model` has no attribute `titel` in SDK 0.5.0.',
  ],
  [
    'returns of functions',
    'def first():\n    return client.models.list_models()[0]\nfirst().nme',
    '3: `Model` has no attribute `nme` in SDK 0.5.0. Nearest: `name`.',
  ],
  [
    'enumerate, sorted and lambdas',
    'for i, d in enumerate(sorted(client.serving.list_deployments(), key=lambda d: d.state)):\n    i.x',
    '1: `UIModelDeployment` has no attribute `state` in SDK 0.5.0. Nearest: `status`.',
    '2: This is an int, which has no attribute `x`.',
  ],
  [
    'next with a default',
    'd = next((d for d in client.serving.list_deployments()), None)\nd.nme',
    '2: `UIModelDeployment` has no attribute `nme` in SDK 0.5.0.',
  ],
  [
    'lists taken for items',
    'client.models.list_models().name',
    '1: This is a List[Model]: `name` belongs to its items. Loop over it or take one.',
  ],
  [
    'unions',
    'd = client.serving.deploy_model(repo_id="a/b")\nprint(d.status)',
    '2: This is a Union[UUID, bool], which has no attribute `status`.',
  ],
  [
    'objects taken for dicts',
    'client.tools.list_available_templates()[0]["name"]',
    '1: `ToolTemplate` cannot be subscripted. Read `.name`.',
  ],
  [
    'objects taken for lists',
    'for s in client.tools.discover_servers():\n    print(s)',
    '1: `ToolDiscovery` is not a list. Loop over `.servers`.',
  ],
  [
    'dicts taken for objects',
    'client.cluster.get_hostname().name',
    '1: This is a dict, which has no attribute `name`. Read `["name"]`.',
  ],
  [
    'exceptions',
    'from kamiwaza_client.exceptions import APIError\ntry:\n    client.lab.list_labs()\nexcept APIError as error:\n    print(error.status_code)',
    '5: `APIError` has no attribute `status_code` in SDK 0.5.0. It has `message`, `add_note`, `args`, `with_traceback`.',
  ],
  [
    'f-strings',
    'lab = client.lab.list_labs()[0]\nprint(f"{lab.id}: {lab.nme!r}")',
    '2: `Lab` has no attribute `nme` in SDK 0.5.0. It has `id`, `username`, `container_id`, `status`.',
  ],
  [
    'text made of chunks',
    'e = client.embedding.get_embedder()\nprint(e.chunk_text("a").chunks)\nprint(e.chunk_text("a", return_metadata=True).chunks)',
    '2: This is a List[str], which has no attribute `chunks`. Nearest: `count`.',
  ],
  [
    'objects that keep unknown keys',
    'client.catalog.list_datasets()[0].ur',
    '1: `Dataset` has no attribute `ur` in SDK 0.5.0. Nearest: `urn`.',
  ],
  [
    'assignments',
    'client.authentcator = None',
    '1: The client of SDK 0.5.0 has no `authentcator`. Nearest: `authenticator`.',
  ],
])('follows %s', (_, code, ...messages) => rejects(code, ...messages));

const SERVING = 'from kamiwaza_client.schemas.serving.serving import CreateModelDeployment\n';
it.each([
  [
    'missing fields',
    `${SERVING}CreateModelDeployment(m_id="x")`,
    '2: `CreateModelDeployment` needs `m_config_id` in SDK 0.5.0.',
  ],
  [
    'unknown fields',
    `${SERVING}CreateModelDeployment(m_id="x", m_config_id="y", name="z")`,
    '2: `CreateModelDeployment` has no field `name` in SDK 0.5.0. Nearest: `engine_name`.',
  ],
  [
    'positional arguments',
    `${SERVING}CreateModelDeployment("x")`,
    '2: `CreateModelDeployment` takes keywords only: name the field.',
  ],
  [
    'a dict in place of a schema',
    'client.auth.create_group({"name": "x"})',
    '1: `client.auth.create_group` takes a `GroupCreate` as `group`, this is a dict.',
  ],
  [
    'another schema',
    'from kamiwaza_client.schemas.auth import RoleCreate\nclient.auth.create_group(RoleCreate(name="x"))',
    '2: `client.auth.create_group` takes a `GroupCreate` as `group`, this is a RoleCreate.',
  ],
  [
    'enum members',
    'from kamiwaza_client.schemas.models.model_file import StorageType\nStorageType.file',
    '2: `StorageType` has no member `file` in SDK 0.5.0. Nearest: `FILE`.',
  ],
])('checks schemas: %s', (_, code, message) => rejects(code, message));

it.each([
  [
    'an unknown module',
    'from kamiwaza_client.schemas.server import X',
    '1: The SDK of 0.5.0 has no module `kamiwaza_client.schemas.server`. Nearest: `kamiwaza_client.schemas.serving`.',
  ],
  [
    'an unknown name',
    'from kamiwaza_client.exceptions import DeploymentError',
    '1: The module `kamiwaza_client.exceptions` of SDK 0.5.0 has no `DeploymentError`. It has `APIError`, `AuthenticationError`, `KamiwazaError`, `NotFoundError`, `TimeoutError`, `ValidationError`.',
  ],
  [
    'a name of another module',
    'from kamiwaza_client import APIError',
    '1: The module `kamiwaza_client` of SDK 0.5.0 has no `APIError`. It is in `kamiwaza_client.exceptions`.',
  ],
  [
    'another package',
    'from kamiwaza_sdk import KamiwazaClient',
    '1: The package `kamiwaza_sdk` is not the SDK of 0.5.0: that one is imported as `kamiwaza_client`.',
  ],
  [
    'a class without import',
    'try:\n    pass\nexcept APIError:\n    pass',
    '3: `APIError` is used without an import. Write `from kamiwaza_client.exceptions import APIError`.',
  ],
  [
    'a name that nothing defines',
    'client.models.get_model(model_id)',
    '1: `model_id` is not defined on this page before this line.',
  ],
])('checks names: %s', (_, code, message) => rejects(code, message));

it.each([
  ['an open bracket', 'print(client.models.list_models('],
  ['an unexpected indent', 'x = 1\n    y = 2'],
  ['a missing body', 'if True:\nx = 1'],
  ['an unclosed string', 'x = "abc\ny = 1'],
  ['print without parentheses', 'print "x"'],
  ['a positional argument after a keyword', 'print(end="", 1)'],
  ['a prompt', '$ pip install kamiwaza'],
  ['await at the top', 'await f()'],
])('reports a syntax error: %s', (_, code) => {
  expect(check(code)[0]).toMatch(/syntax error/);
});

it('accepts what the SDK has', () => {
  accepts(`
import os
from uuid import UUID
from kamiwaza_client.authentication import UserPasswordAuthenticator
from kamiwaza_client.exceptions import APIError, KamiwazaError
from kamiwaza_client.schemas.catalog import Dataset
from kamiwaza_client.schemas.models.model_file import ModelFile, StorageType

client.session.verify = os.environ["CA"]
client.authenticator = UserPasswordAuthenticator("a", "b", client.auth)
deployment_id = client.serving.deploy_model(repo_id="a/b", min_copies=1, force_cpu=True)
for deployment in client.serving.list_active_deployments():
    if deployment.is_available and deployment.active_instance.host_name:
        print(deployment.endpoint.upper(), deployment.id.hex, deployment.model_dump(mode="json"))
result = client.models.search_models("a", exact=True)[0]
print(result.m_files[0].storage_type.value, result.created_timestamp.isoformat())
x = Dataset(id="a", platform="file", environment="PROD", whatever=1)
print(x.urn, ModelFile(name="a", model_id=UUID(int=1), storage_type=StorageType.FILE).m_id)
by_name = {m.name: m for m in client.models.list_models()}
for name, model in by_name.items():
    print(name, model.repo_modelId, by_name.get(name).hub)
options = {"repo_id": "a/b"}
client.serving.deploy_model(**options)
try:
    client.apps.get_deployment(deployment_id)
except (APIError, KamiwazaError) as error:
    print(error.message, error.args)
openai_client = client.openai.get_client(repo_id="a/b")
print(openai_client.chat.completions.create(model="model", messages=[]).choices[0].message.content)
def later():
    return helper()
def helper():
    return client.get("/x", params={}, timeout=3)["anything"].at.all
if isinstance(deployment_id, bool):
    deployment_id.anything
`);
});

it('holds pages of 0.3.2 against their own SDK', () => {
  const code = 'client.vectors.drop_schema("x")';
  accepts(code, 'versioned_docs/version-0.3.2/sdk/x.mdx');
  rejects(code, '1: `client.vectors` is not in SDK 0.5.0, only in 0.3.2.');
});

it('remembers names from block to block, names the right line, and knows nested fences', () => {
  const page = `${'text\n'.repeat(4)}1. In a list:

   \`\`\`python title="a.py"
   from kamiwaza_client import KamiwazaClient
   client = KamiwazaClient("x")
   \`\`\`

\`\`\`\`md
\`\`\`python
this is not checked(
\`\`\`
\`\`\`\`

\`\`\`python
client.lab.list_labs().x
\`\`\`
`;
  const {violations, blocks} = checkPage(page, 'docs/page.mdx', models);
  expect(blocks).toBe(2);
  expect(violations).toEqual([
    {
      file: 'docs/page.mdx',
      line: 19,
      message: 'This is a List[Lab], which has no attribute `x`.',
    },
  ]);
});

it('lists blocks that opt out, and wants a reason', () => {
  const page =
    '```python check-skip="shows the call that fails"\nf(\n```\n```python check-skip\nx\n```\n';
  const {violations, skips} = checkPage(page, 'blog/post.mdx', models);
  expect(skips).toEqual([
    {file: 'blog/post.mdx', line: 1, reason: 'shows the call that fails'},
    {file: 'blog/post.mdx', line: 4, reason: ''},
  ]);
  expect(violations.map(({line, message}) => [line, message])).toEqual([
    [4, 'check-skip needs a reason: check-skip="why".'],
  ]);
});

it('checks a block against the release it names', () => {
  const block = (meta: string): string =>
    `\`\`\`python ${meta}\nfrom kamiwaza_client import KamiwazaClient\nclient = KamiwazaClient("x")\nclient.ingestion.ingest_dataset()\n\`\`\`\n`;
  const run = (meta: string): number =>
    checkPage(block(meta), 'sdk/x.mdx', models).violations.length;
  expect(run('sdk="pre-0.5.0"')).toBe(0);
  expect(run('')).toBe(1);
  expect(run('sdk="0.4.0"')).toBe(2);
});
