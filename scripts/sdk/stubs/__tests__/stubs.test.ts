import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';

import {afterAll, expect, it} from 'vitest';

import {loadSdkModel, loadSdkModels} from '../../../../src/data/sdk/index.ts';
import {parseAnnotation, writeAnnotation} from '../annotation.ts';
import {sdkStubs} from '../index.ts';

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'sdk-stubs-')));
afterAll(() => fs.rmSync(folder, {recursive: true}));

/** What pyright in strict mode says about the files of a folder. */
function strict(files: ReadonlyMap<string, string>, name: string): string[] {
  const root = path.join(folder, name);
  for (const [file, text] of files) {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
  }
  const config = {include: ['.'], typeCheckingMode: 'strict', pythonVersion: '3.10'};
  fs.writeFileSync(path.join(root, 'pyrightconfig.json'), JSON.stringify(config));
  const program = createRequire(import.meta.url).resolve('pyright/index.js');
  let output: string;
  try {
    output = execFileSync(process.execPath, [program, '--project', root, '--outputjson'], {
      encoding: 'utf8',
      env: {...process.env, PATH: ''},
    });
  } catch (error) {
    output = (error as {stdout: string}).stdout;
  }
  const {generalDiagnostics, summary} = JSON.parse(output) as {
    generalDiagnostics: {file: string; message: string}[];
    summary: {filesAnalyzed: number};
  };
  expect(summary.filesAnalyzed).toBe(files.size);
  return generalDiagnostics.map(
    ({file, message}) => `${path.relative(root, file)}: ${message.split('\n')[0] ?? ''}`,
  );
}

it.each(Object.values(loadSdkModels()))(
  'the stubs of $release pass pyright in strict mode',
  (model) => {
    expect(strict(sdkStubs(model), model.release)).toEqual([]);
  },
  120_000,
);

it('strict mode rejects a stub with a type that does not exist', () => {
  const files = new Map([['a.pyi', 'def f(x: Missing) -> list: ...\n']]);
  expect(strict(files, 'wrong').join('\n')).toMatch(/"Missing" is not defined/);
}, 120_000);

it('writes methods, fields and constructors as the SDK has them', () => {
  const files = sdkStubs(loadSdkModel('0.5.0'));
  const text = (file: string): string => files.get(`kamiwaza_client/${file}.pyi`) ?? '';
  expect(text('__init__')).toContain('from ._all import KamiwazaClient as KamiwazaClient');
  expect(text('client')).toContain('from ._all import KamiwazaClient as KamiwazaClient');
  expect(text('_all')).toContain('    serving: ServingService');
  // extra keywords go to CreateModelDeployment, which drops unknown ones
  expect(text('_all')).toMatch(/def deploy_model\(.*, \*, .*force_cpu: bool = \.\.\./);
  expect(text('_all')).not.toMatch(/def deploy_model\(.*\*\*/);
  expect(text('_all')).toContain('@deprecated("use get_embedder instead")');
  // pydantic accepts the text of a UUID, an alias, and a dict instead of an object
  expect(text('_all')).toMatch(
    /def __init__\(self, \*, name: str,.*model_id: Optional\[Union\[UUID, str\]\] = \.\.\./,
  );
});

it('reads annotations, and reports invalid ones', () => {
  const written = (text: string | null): string =>
    writeAnnotation(parseAnnotation(text), (name) => name === 'Model');
  expect(written("Optional[List['Model']]")).toBe('Optional[List[Model]]');
  expect(written('AddSchema | Dict[str, Any]')).toBe('Any | Dict[str, Any]');
  expect(written('List[Tuple]')).toBe('List[Tuple[Any, ...]]');
  expect(written('requests.Session')).toBe('Any');
  expect(written(null)).toBe('Any');
  expect(() => parseAnnotation('List[')).toThrow('not a type: List[');
  expect(() => parseAnnotation('a b')).toThrow('not a type: a b');
});
