import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';

import {LATEST} from '../../releases.ts';
import {
  currentSdk,
  loadSdkModel,
  loadSdkModels,
  modelOf,
  parseSdkModel,
  sdkReleases,
  type SdkModel,
} from '../index.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const broken = fs.readFileSync(path.join(ROOT, 'tests/fixtures/sdk-model/broken.json'), 'utf8');

const counts = (model: SdkModel): unknown => ({
  version: model.package.version,
  services: model.services.length,
  methods: model.services.reduce((sum, one) => sum + one.methods.length, 0),
  helpers: model.helpers.reduce((sum, one) => sum + one.methods.length, 0),
  schemas: model.schemas.length,
  fields: model.schemas.reduce((sum, one) => sum + one.fields.length, 0),
  enums: model.enums.length,
});

it('has the releases of the SDK in full', () => {
  const models = loadSdkModels(ROOT);
  expect(Object.keys(models)).toEqual(sdkReleases(ROOT));
  expect(['0.5.0', '0.3.2'].map((name) => counts(loadSdkModel(name, ROOT)))).toEqual([
    {version: '0.5.0', services: 14, methods: 154, helpers: 6, schemas: 127, fields: 705, enums: 4},
    {version: '0.1.4', services: 13, methods: 132, helpers: 6, schemas: 118, fields: 606, enums: 1},
  ]);
});

it('names file, place and remedy of every fault', () => {
  const file = 'src/data/sdk/0.5.0.json';
  expect(() => parseSdkModel(file, broken)).toThrow(
    [
      `${file}: source.commit with value "a61d792" fails to match the a full commit hash pattern`,
      `${file}: services[0].methods[1].params[0].name is required`,
      `${file}: services[0].methods[1].http[0].method must be one of [GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS]`,
      `${file}: schemas[0].colour is not allowed`,
      'Models are not edited by hand. Write it from a checkout of the SDK: npm run sdk:extract -- PATH --release 0.5.0',
    ].join('\n'),
  );
  expect(() => parseSdkModel(file, '{"format": 1,')).toThrow(
    /^src\/data\/sdk\/0\.5\.0\.json: not JSON: /,
  );
});

it('finds names that point nowhere', () => {
  const model = loadSdkModel('0.5.0', ROOT);
  const run = (change: Partial<SdkModel>) => (): unknown =>
    parseSdkModel('x.json', JSON.stringify({...model, ...change}));
  expect(run({schemas: model.schemas.filter(({name}) => name !== 'CreateLabRequest')})).toThrow(
    /^x\.json: services\[6\]\.methods\[1\]\.http\[0\]\.body\.schema names the schema "CreateLabRequest", which is not in schemas\[\]$/m,
  );
  expect(run({modules: {...model.modules, 'kamiwaza_client.schemas.lab': []}})).toThrow(
    /Lab is not listed in modules\["kamiwaza_client\.schemas\.lab"\]/,
  );
});

it('finds the model of a release by the files, newest first', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'sdk-models-'));
  const folder = path.join(root, 'src/data/sdk');
  fs.mkdirSync(folder, {recursive: true});
  const names = ['0.10.0', '0.5.0', '0.9.1', 'schema'];
  for (const name of names) fs.writeFileSync(path.join(folder, `${name}.json`), '{}');
  const known = sdkReleases(root);
  fs.rmSync(root, {recursive: true});
  expect(known).toEqual(['0.10.0', '0.9.1', '0.5.0']);
  expect(modelOf('0.10.0', known)).toBe('0.10.0');
  // until a release has a model of its own, the newest one before it
  expect(modelOf('0.11.0', known)).toBe('0.10.0');
  expect(modelOf('0.9.9', known)).toBe('0.9.1');
  expect(() => modelOf('0.4.0', known)).toThrow(
    /no model of 0\.4\.0 or of a release before it\..*\n.*npm run sdk:extract/,
  );
});

it('generates the reference of the latest release', () => {
  expect(currentSdk(ROOT)).toBe(modelOf(LATEST, sdkReleases(ROOT)));
});
