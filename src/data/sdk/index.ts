import fs from 'node:fs';
import path from 'node:path';

import {modelFaults} from './schema.ts';
import type {SdkModel} from './types.ts';

export type * from './types.ts';

/** The SDK releases the pages speak of. */
export const SDK_RELEASES = ['0.5.0', 'pre-0.5.0', '0.3.2'] as const;
export type SdkRelease = (typeof SDK_RELEASES)[number];
export type SdkModels = Readonly<Record<SdkRelease, SdkModel>>;

/** The release whose reference is generated. */
export const CURRENT_SDK: SdkRelease = '0.5.0';

export const isSdkRelease = (name: string): name is SdkRelease =>
  (SDK_RELEASES as readonly string[]).includes(name);

const FOLDER = path.join('src', 'data', 'sdk');
const remedy = (release: string): string =>
  `Models are not edited by hand. Write it anew from a checkout of the SDK: npm run sdk:extract -- PATH --release ${release}`;

/** Turns the text of a model file into a model, or says what is wrong with it. */
export const parseSdkModel = (file: string, text: string): SdkModel => {
  const release = path.basename(file, '.json');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: not JSON: ${(error as Error).message}\n${remedy(release)}`);
  }
  const faults = modelFaults(value);
  if (faults.length > 0) {
    const shown = faults.slice(0, 20).map((fault) => `${file}: ${fault}`);
    if (faults.length > 20) shown.push(`… and ${faults.length - 20} more`);
    throw new Error(`${shown.join('\n')}\n${remedy(release)}`);
  }
  return value as SdkModel;
};

export const sdkModelFile = (release: string, root = process.cwd()): string =>
  path.join(root, FOLDER, `${release}.json`);

const cache = new Map<string, SdkModel>();

/** The model of one release. `root` is the folder of the repository. */
export const loadSdkModel = (release: SdkRelease, root = process.cwd()): SdkModel => {
  const file = sdkModelFile(release, root);
  const known = cache.get(file);
  if (known !== undefined) return known;
  const shown = path.relative(root, file).replaceAll(path.sep, '/');
  if (!fs.existsSync(file)) throw new Error(`${shown}: missing\n${remedy(release)}`);
  const model = parseSdkModel(shown, fs.readFileSync(file, 'utf8'));
  if (model.release !== release) {
    throw new Error(
      `${shown}: release is "${model.release}", not "${release}"\n${remedy(release)}`,
    );
  }
  cache.set(file, model);
  return model;
};

export const loadSdkModels = (root = process.cwd()): SdkModels => ({
  '0.5.0': loadSdkModel('0.5.0', root),
  'pre-0.5.0': loadSdkModel('pre-0.5.0', root),
  '0.3.2': loadSdkModel('0.3.2', root),
});
