import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';

import {extract, findPython} from '../extractor.ts';

const FIXTURE = path.join(import.meta.dirname, '../../../tests/fixtures/sdk-package');
const python = findPython();
if (python === undefined) {
  console.log('The test of scripts/sdk/extract.py is skipped: no Python 3.9 or newer here.');
}

it.skipIf(python === undefined)('reads an SDK package without running it', () => {
  const source = {commit: 'a'.repeat(40), date: '2025-01-01'};
  const model = extract({source: FIXTURE, python: python ?? '', ...source});
  expect(model).toMatchObject({
    release: '9.9.0',
    source,
    package: {importName: 'kamiwaza_client', distribution: 'fixture-sdk', python: '>=3.10'},
    environment: {read: ['KAMIWAZA_BASE'], mentioned: ['KAMIWAZA_FIXTURE_URI']},
  });
  expect(model.client.attributes).toEqual(['base_url', 'session']);
  const [boxes, tools] = model.services;
  expect(boxes?.methods.map(({name}) => name)).toEqual([
    'create_box',
    'create_safely',
    'get_box',
    'open_box',
    'open_default',
    'unpack',
    'list_boxes',
  ]);
  const method = (name: string): unknown => boxes?.methods.find((one) => one.name === name);
  expect(method('create_box')).toMatchObject({
    returns: 'Box',
    http: [
      {
        method: 'POST',
        path: '/boxes/',
        body: {
          schema: 'CreateBox',
          notJsonNative: [{field: 'owner', types: ['UUID'], required: true}],
        },
      },
    ],
  });
  expect(method('create_safely')).not.toHaveProperty('http.0.body.notJsonNative');
  expect(method('get_box')).toMatchObject({
    http: [{path: '/boxes/{box_id}'}],
    raises: ['APIError'],
  });
  expect(method('open_default')).toMatchObject({
    kwargsTo: 'BoxConfig',
    reaches: ['GET /boxes/', 'POST /boxes/open'],
  });
  expect(method('unpack')).toMatchObject({deprecated: {replacement: 'open_box'}});
  expect(method('list_boxes')).toMatchObject({
    params: [
      {name: 'skip', type: 'int', default: '0'},
      {name: 'shape', type: 'Optional[str]', default: 'None', kind: 'keyword'},
    ],
    http: [{query: ['skip', 'shape']}],
  });
  expect(tools?.methods).toMatchObject([{name: 'ping', async: true}]);
  expect(model.helpers).toMatchObject([
    {class: 'BoxHandle', obtainedFrom: ['boxes.open_box', 'boxes.open_default']},
  ]);
  expect(model.schemas.find(({name}) => name === 'Box')).toEqual({
    name: 'Box',
    module: 'kamiwaza_client.schemas.boxes',
    bases: ['CreateBox'],
    fields: [
      {name: 'name', type: 'str', in: 'CreateBox', required: true},
      {name: 'owner', type: 'UUID', in: 'CreateBox', required: true},
      {name: 'shape', type: 'Shape', default: 'Shape.CUBE'},
      {name: 'tags', type: 'List[str]', in: 'CreateBox', default: 'list()'},
      {name: 'id', type: 'UUID', default: 'uuid4()', alias: 'box_id'},
    ],
    extra: 'allow',
    properties: [{name: 'is_open', returns: 'bool'}],
    methods: [{name: 'describe', returns: null}],
  });
  expect(JSON.stringify(model)).not.toContain('must not get into the model');
});

it.skipIf(python === undefined)('says what is wrong with a folder', () => {
  const run = (source: string): unknown => extract({source, python: python ?? ''});
  expect(() => run(path.join(FIXTURE, 'kamiwaza_client'))).toThrow(
    /no package kamiwaza_client or kamiwaza_sdk .* name the folder that holds it/,
  );
  expect(() => run(path.join(FIXTURE, 'nowhere'))).toThrow(/is not a folder/);
});

it.skipIf(python === undefined)('reads the commit of a checkout, not of one around it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sdk-'));
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const run = (source: string) => extract({source, python: python ?? ''});
  try {
    cpSync(FIXTURE, folder, {recursive: true});
    expect(() => run(folder)).toThrow('Name --commit and --date');
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'first');
    expect(run(folder).source.commit).toBe(git('rev-parse', 'HEAD'));
    cpSync(FIXTURE, path.join(folder, 'unpacked'), {recursive: true});
    expect(() => run(path.join(folder, 'unpacked'))).toThrow('is not the top of a git checkout');
  } finally {
    rmSync(folder, {recursive: true});
  }
});
