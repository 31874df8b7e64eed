const SERVING = 'from kamiwaza_client.schemas.serving.serving import CreateModelDeployment\n';

/** What a sample does, its code, and the findings: line after the set-up, and what the message says. */
export type Case = readonly [
  what: string,
  code: string,
  ...findings: (readonly [number, RegExp])[],
];

/** Samples that must be reported. */
export const CASES: readonly Case[] = [
  [
    'a wrong method',
    'client.serving.deploy("x")',
    [1, /"deploy" .*not in SDK 0\.5\.0\. Nearest: `deploy_model`/],
  ],
  [
    'a wrong keyword',
    'client.models.list_models(files=True)',
    [1, /No parameter named "files" in SDK 0\.5\.0/],
  ],
  [
    'a removed service',
    'client.ingestion.ingest(None)',
    [1, /"ingestion" .*not in SDK 0\.5\.0, only in 0\.3\.2/],
  ],
  [
    'a removed method',
    'client.serving.simple_generate(None)',
    [1, /"simple_generate" .*not in SDK 0\.5\.0, only in 0\.3\.2/],
  ],
  [
    'a method of 0.3.2 only',
    'client.vectors.drop_schema("x")',
    [1, /"vectors" .*not in SDK 0\.5\.0, only in 0\.3\.2/],
  ],
  [
    'a method of pydantic 1',
    'client.models.list_models()[0].dict()',
    [1, /"dict" for class "Model": it is not in SDK 0\.5\.0/],
  ],
  // Names that are alike by chance do something else, often the opposite.
  ...['models.download_model', 'catalog.delete_dataset', 'vectordb.create_collection'].map(
    (call): Case => [
      `no other call in place of ${call}`,
      `client.${call}()`,
      [1, /it is not in SDK 0\.5\.0\.(?!.*Nearest)/],
    ],
  ),
  [
    'a misspelt method',
    'client.vectordb.insert_vector()\nclient.serving.deploy_modle()',
    [1, /Nearest: `insert_vectors`/],
    [2, /Nearest: `deploy_model`/],
  ],
  ['a service that never was', 'client.model.list_models()', [1, /"model" .*Nearest: `models`/]],
  [
    'too many arguments',
    'client.activity.get_recent_activity(50)',
    [1, /Expected 0 positional arguments in SDK 0\.5\.0/],
  ],
  [
    'a missing argument',
    'client.models.get_model()',
    [1, /Argument missing for parameter "model_id"/],
  ],
  [
    'a keyword that is dropped silently',
    'client.serving.deploy_model(repo_id="a/b", replicas=2)',
    [1, /No parameter named "replicas"/],
  ],
  [
    'a keyword that opens the default model',
    'client.embedding.get_embedder(model_name="x")',
    [1, /No parameter named "model_name"/],
  ],
  [
    'a wrong keyword of the constructor',
    'KamiwazaClient(base_url="x", timeout=3)',
    [1, /No parameter named "timeout"/],
  ],
  [
    'an argument of the wrong type',
    'client.embedding.get_embedder().embed_chunks("text")',
    [1, /"text_chunks" of type "List\[str\]"/],
  ],
  [
    'await',
    'async def f():\n    await client.models.list_models()',
    [2, /"List\[Model\]" is not awaitable/],
  ],
  [
    'a method that is not called',
    'for model in client.models.list_models:\n    print(model.name)',
    [1, /is not iterable/],
  ],
  [
    'a call of a value',
    'print(client.lab.list_labs()[0].status())',
    [1, /type "str" is not callable/],
  ],
  [
    'a deprecated method',
    'client.embedding.HuggingFaceEmbedding()',
    [1, /"HuggingFaceEmbedding" .*is deprecated: use get_embedder instead/],
  ],
  ['an ignored error', 'client.serving.deploy("x")  # type: ignore', [1, /"deploy"/]],

  [
    'attributes of results',
    'print(client.lab.create_lab("ana").state)',
    [1, /"state" for class "Lab".*Nearest: `status`/],
  ],
  [
    'items of a loop',
    'for m in client.models.list_models():\n    print(m.nme)',
    [2, /"nme" for class "Model".*Nearest: `name`/],
  ],
  [
    'comprehensions',
    'x = [m.nme for m in client.models.list_models() if m.hubs]',
    [1, /"nme" .*`name`/],
    [1, /"hubs" .*`hub`/],
  ],
  [
    'subscripts',
    'print(client.models.list_models()[0].m_files[0].sizes)',
    [1, /"sizes" for class "ModelFile".*Nearest: `size`/],
  ],
  [
    'aliases of services',
    'serving = client.serving\nserving.stop()',
    [2, /"stop" .*Nearest: `stop_deployment`/],
  ],
  [
    'annotated parameters',
    'from kamiwaza_client.schemas.models.model import Model\ndef f(model: Model):\n    return model.titel',
    [3, /"titel" for class "Model"/],
  ],
  [
    'returns of functions',
    'def first():\n    return client.models.list_models()[0]\nfirst().nme',
    [3, /"nme" for class "Model"/],
  ],
  [
    'enumerate, sorted and lambdas',
    'for i, d in enumerate(sorted(client.serving.list_deployments(), key=lambda d: d.state)):\n    i.x',
    [1, /"state" for class "UIModelDeployment".*Nearest: `status`/],
    [2, /"x" for class "int"/],
  ],
  [
    'next with a default',
    'd = next((d for d in client.serving.list_deployments()), None)\nd.nme',
    [2, /"nme" for class "UIModelDeployment"/],
  ],
  [
    'lists taken for items',
    'client.models.list_models().name',
    [1, /"name" for class "List\[Model\]"/],
  ],
  [
    'unions',
    'd = client.serving.deploy_model(repo_id="a/b")\nprint(d.status)',
    [2, /"status" for class "UUID"/],
    [2, /"status" for class "bool"/],
  ],
  [
    'a result that is not tested',
    'd = client.serving.deploy_model(repo_id="a/b")\nclient.serving.get_deployment(d)',
    [2, /type "UUID \| bool" .*"deployment_id"/],
  ],
  [
    'objects taken for dicts',
    'client.tools.list_available_templates()[0]["name"]',
    [1, /"__getitem__" method not defined on type "ToolTemplate"/],
  ],
  [
    'objects taken for lists',
    'for s in client.tools.discover_servers():\n    print(s)',
    [1, /"ToolDiscovery" is not iterable/],
  ],
  [
    'dicts taken for objects',
    'client.cluster.get_hostname().name',
    [1, /"name" for class "Dict\[str, str\]"/],
  ],
  [
    'exceptions',
    'from kamiwaza_client.exceptions import APIError\ntry:\n    client.lab.list_labs()\nexcept APIError as error:\n    print(error.status_code)',
    [5, /"status_code" for class "APIError".*It has `message`/],
  ],
  [
    'f-strings',
    'lab = client.lab.list_labs()[0]\nprint(f"{lab.id}: {lab.nme!r}")',
    [2, /"nme" for class "Lab".*It has `id`, `username`/],
  ],
  [
    'text made of chunks',
    'e = client.embedding.get_embedder()\nprint(e.chunk_text("a").chunks)\nprint(e.chunk_text("a", return_metadata=True).chunks)',
    [2, /"chunks" for class "List\[str\]"/],
  ],
  [
    'objects that keep unknown keys',
    'client.catalog.list_datasets()[0].ur',
    [1, /"ur" for class "Dataset".*Nearest: `urn`/],
  ],
  ['assignments', 'client.authentcator = None', [1, /"authentcator" .*Nearest: `authenticator`/]],

  [
    'missing fields',
    `${SERVING}CreateModelDeployment(m_id="x")`,
    [2, /Argument missing for parameter "m_config_id"/],
  ],
  [
    'unknown fields',
    `${SERVING}CreateModelDeployment(m_id="x", m_config_id="y", name="z")`,
    [2, /No parameter named "name"/],
  ],
  [
    'positional arguments of a schema',
    `${SERVING}CreateModelDeployment("x")`,
    [2, /Expected 0 positional arguments/],
  ],
  [
    'a dict in place of a schema',
    'client.auth.create_group({"name": "x"})',
    [1, /type "dict\[str, str\]" .*"group" of type "GroupCreate"/],
  ],
  [
    'another schema',
    'from kamiwaza_client.schemas.auth import RoleCreate\nclient.auth.create_group(RoleCreate(name="x"))',
    [2, /type "RoleCreate" .*"group" of type "GroupCreate"/],
  ],
  [
    'enum members',
    'from kamiwaza_client.schemas.models.model_file import StorageType\nStorageType.file',
    [2, /"file" for class "type\[StorageType\]".*Nearest: `FILE`/],
  ],

  [
    'an unknown module',
    'from kamiwaza_client.schemas.server import X',
    [
      1,
      /"kamiwaza_client\.schemas\.server" could not be resolved.*Nearest: `kamiwaza_client\.schemas\.serving`/,
    ],
  ],
  [
    'an unknown name',
    'from kamiwaza_client.exceptions import DeploymentError',
    [1, /"DeploymentError" is unknown import symbol in SDK 0\.5\.0/],
  ],
  [
    'a name of another module',
    'from kamiwaza_client import APIError',
    [1, /"APIError" .*It is in `kamiwaza_client\.exceptions`/],
  ],
  [
    'another package',
    'from kamiwaza_sdk import KamiwazaClient',
    [1, /the SDK of 0\.5\.0 is imported as `kamiwaza_client`/],
  ],
  [
    'a class without import',
    'try:\n    pass\nexcept APIError:\n    pass',
    [3, /Write `from kamiwaza_client\.exceptions import APIError`/],
  ],
  [
    'the client without import',
    'def f(c: KamiwazaClien): ...\nSearchResult',
    [1, /"KamiwazaClien" is not defined/],
    [2, /Write `from kamiwaza_client\.schemas\.vectordb import SearchResult`/],
  ],
  [
    'a name that nothing defines',
    'client.models.get_model(model_id)',
    [1, /"model_id" is not defined on this page before this line/],
  ],
  [
    'a name before its definition',
    'print(model)\nmodel = 1',
    [1, /"model" is not defined on this page before this line/],
  ],

  ['an open bracket', 'print(client.models.list_models(', [1, /syntax error/]],
  ['an unexpected indent', 'x = 1\n    y = 2', [2, /syntax error/]],
  ['a missing body', 'if True:\nx = 1', [2, /syntax error/]],
  ['an unclosed string', 'x = "abc\ny = 1', [1, /syntax error/]],
  ['print without parentheses', 'print "x"', [1, /syntax error/]],
  ['a positional argument after a keyword', 'print(end="", 1)', [1, /syntax error/]],
  ['a prompt', '$ pip install kamiwaza', [1, /syntax error/]],
  ['await at the top', 'await f()', [1, /syntax error/]],
];

/** What the SDK has. */
export const ACCEPTED = `
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
    if isinstance(deployment_id, UUID):
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
    print(deployment_id.bit_length())
with (open("a") as one, open("b") as two):
    print(one, two)
model = client.models.get_model_by_repo_id("a/b")
print(client.models.get_model_configs(model.id)[0].name)
`;
