import fs from 'node:fs';
import path from 'node:path';

import {LATEST} from '../releases.ts';

import {modelFaults} from './schema.ts';
import type {SdkModel} from './types.ts';

export type * from './types.ts';

/** Models by their release. */
export type SdkModels = Readonly<Record<string, SdkModel>>;

const FOLDER = path.join('src', 'data', 'sdk');
const NAME = /^\d+\.\d+\.\d+$/;

const parts = (name: string): number[] => name.split('.').map(Number);

const older = (a: string, b: string): number => {
  const [left, right] = [parts(a), parts(b)];
  const at = left.findIndex((number, index) => number !== right[index]);
  return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
};

/** Whether a model can have this name. */
export const isModelName = (name: string): boolean => NAME.test(name);

/** Names of the models in the repository at `root`, newest first. */
export const sdkReleases = (root = process.cwd()): string[] =>
  fs
    .readdirSync(path.join(root, FOLDER))
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json'))
    .filter(isModelName)
    .sort((a, b) => older(b, a));

/**
 * The model for the pages of a release: its own, or the newest one before it while its own is not
 * extracted yet.
 *
 * @param release as in versions.json
 * @param known names of the models
 * @throws Error when no model is that old
 */
export const modelOf = (release: string, known: readonly string[] = sdkReleases()): string => {
  const found = [...known].sort((a, b) => older(b, a)).find((name) => older(name, release) <= 0);
  if (found === undefined) {
    throw new Error(
      `src/data/sdk has no model of ${release} or of a release before it.\n${remedy(release)}`,
    );
  }
  return found;
};

/** The model whose reference is generated: the one of the latest release. */
export const currentSdk = (root = process.cwd()): string => modelOf(LATEST, sdkReleases(root));

const remedy = (release: string): string =>
  `Models are not edited by hand. Write it from a checkout of the SDK: npm run sdk:extract -- PATH --release ${release}`;

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
export const loadSdkModel = (release: string, root = process.cwd()): SdkModel => {
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

/** All models of the repository at `root`. */
export const loadSdkModels = (root = process.cwd()): SdkModels =>
  Object.fromEntries(sdkReleases(root).map((release) => [release, loadSdkModel(release, root)]));
