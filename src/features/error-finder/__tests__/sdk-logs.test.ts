import {describe, expect, it} from 'vitest';

import {knownErrors} from '../../../data/known-errors/index.ts';
import {loadSdkModel} from '../../../data/sdk/index.ts';
import {findErrors} from '../match.ts';

const ids = (...lines: readonly string[]): string[] =>
  findErrors(lines.join('\n'), knownErrors).matches.map(({id}) => id);

describe('a program for SDK 0.5.0 on an older one', () => {
  const [now, older] = [loadSdkModel('0.5.0'), loadSdkModel('0.3.2')];
  const methodOf = (type: string, name: string) =>
    older.services
      .find((service) => service.class === type)
      ?.methods.find((method) => method.name === name);
  const services = now.services.filter(
    ({attribute}) => !older.services.some((service) => service.attribute === attribute),
  );
  const common = now.services.filter((service) => !services.includes(service));
  const raised = [
    ...services.flatMap(({attribute, module}) => [
      `AttributeError: 'KamiwazaClient' object has no attribute '${attribute}'`,
      `ModuleNotFoundError: No module named '${module}'`,
    ]),
    ...common.flatMap((service) =>
      service.methods.flatMap(({name, params}) => {
        const before = methodOf(service.class, name);
        if (before === undefined)
          return [`AttributeError: '${service.class}' object has no attribute '${name}'`];
        return params
          .filter((param) => !before.params.some((one) => one.name === param.name))
          .map(
            (param) =>
              `TypeError: ${service.class}.${name}() got an unexpected keyword argument '${param.name}'`,
          );
      }),
    ),
    ...now.schemas
      .filter(({name}) => !older.schemas.some((schema) => schema.name === name))
      .map(({name, module}) =>
        older.schemas.some((schema) => schema.module === module)
          ? `ImportError: cannot import name '${name}' from '${module}' (/opt/venv/kamiwaza_client/x.py)`
          : `ModuleNotFoundError: No module named '${module}'`,
      ),
    "AttributeError: module 'kamiwaza_client' has no attribute '__version__'",
  ];

  it.each([...new Set(raised)])('is told to check the version: %s', (line) => {
    expect(ids(line)).toEqual(['sdk-older-version']);
  });

  it('is not suspected where 0.5.0 lacks the name, too', () => {
    expect(raised.length).toBeGreaterThan(30);
    expect(ids("AttributeError: 'EmbeddingService' object has no attribute 'chunk_text'")).toEqual([
      'sdk-embedder-methods',
    ]);
    expect(ids("AttributeError: 'Shop' object has no attribute 'apps'")).toEqual([]);
    expect(ids("TypeError: deploy() got an unexpected keyword argument 'repo_id'")).toEqual([]);
  });
});

describe('a 404 of the embedding service', () => {
  const URL = '404 Client Error: Not Found for url: http://localhost:7777/api/';

  it('is an embedder that was deleted', () => {
    expect(
      ids(
        'kamiwaza_client.exceptions.APIError: Failed to generate embedding: API request failed with status 404: 404: Embedder not found',
      ),
    ).toEqual(['sdk-embedder-gone', 'http-404', 'sdk-api-error']);
    expect(ids(`HTTPError: ${URL}embedding/batch?batch_size=64&embedder_id=9f1c`)).toEqual([
      'sdk-embedder-gone',
      'http-404',
    ]);
  });

  it('is a wrong address where that is wrong, or where nothing was opened yet', () => {
    expect(ids(`HTTPError: ${URL}api/embedding/generate`)).toEqual(['http-404']);
    expect(ids(`HTTPError: ${URL}embedding/initialize`)).toEqual(['http-404']);
    expect(ids(`HTTPError: ${URL}models/`)).toEqual(['http-404']);
  });
});

describe('a reply that is not JSON', () => {
  const ERROR = 'JSONDecodeError: Expecting value: line 1 column 1 (char 0)';

  it('is a wrong address where the client of the SDK is in the log, also in a notebook', () => {
    expect(
      ids(
        'client = KamiwazaClient("https://ai.example.com")',
        'client.models.list_models()',
        'JSONDecodeError                           Traceback (most recent call last)',
        'File ~/.venv/lib/python3.12/site-packages/requests/models.py:974, in Response.json(self, **kwargs)',
        '--> 974         return complexjson.loads(self.text, **kwargs)',
        ERROR,
      ),
    ).toEqual(['sdk-empty-reply']);
  });

  it('is none of the SDK where the program reads the answer of a model', () => {
    expect(
      ids(
        'Traceback (most recent call last):',
        'client = KamiwazaClient("https://ai.example.com/api/")',
        'data = json.loads(answer.choices[0].message.content)',
        ERROR,
      ),
    ).toEqual([]);
  });

  it('is none of the SDK elsewhere, not even in a container of the platform', () => {
    expect(ids('kamiwaza-api-1  | Traceback (most recent call last):', `api | ${ERROR}`)).toEqual(
      [],
    );
  });
});

describe('an exception of another program beside the platform', () => {
  it.each([
    "kamiwazad[1190]: AttributeError: 'NoneType' object has no attribute 'id'",
    'kamiwazad[1190]: ValueError: badly formed hexadecimal UUID string',
    'kamiwaza-web-1 | Error: Unexpected status code: 418',
    'kamiwaza-vllm-1 | pydantic_core._pydantic_core.ValidationError: 1 validation error for SpeculativeConfig',
  ])('is none of the SDK: %s', (line) => {
    expect(ids(line)).toEqual([]);
  });

  it('is what vLLM says about its own arguments', () => {
    expect(
      ids(
        'pydantic_core._pydantic_core.ValidationError: 1 validation error for ModelConfig',
        '  Value error, User-specified max_model_len (65536) is greater than the derived max_model_len (max_position_embeddings=32768)',
        'kamiwaza-core  | deployment failed',
      ),
    ).toEqual(['vllm-max-len-model']);
  });
});
