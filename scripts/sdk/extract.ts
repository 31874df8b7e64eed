// The model of an SDK checkout, into src/data/sdk/: `npm run sdk:extract`.
import {command} from '../lib/command.ts';

import fs from 'node:fs';
import path from 'node:path';

import {format, resolveConfig} from 'prettier';

import {LATEST} from '../../src/data/releases.ts';
import {isModelName, sdkModelFile} from '../../src/data/sdk/index.ts';
import {UsageError} from '../lib/arguments.ts';

import {extract, findPython} from './extractor.ts';

const usage = `npm run sdk:extract -- PATH [--release ${LATEST}] [--commit HASH] [--date YYYY-MM-DD]
PATH is a checkout of the SDK; commit and date are read from git. Where it is none, name both.`;

const options = {
  release: {type: 'string', default: LATEST},
  commit: {type: 'string'},
  date: {type: 'string'},
} as const;

command({usage, options, positionals: [1, 1]}, async ({positionals: [source = ''], values}) => {
  if (!isModelName(values.release)) {
    throw new UsageError(
      `${values.release} is not a release. Write three numbers, such as ${LATEST}.`,
    );
  }
  const python = findPython();
  if (python === undefined)
    throw new Error('Python 3.9 or newer is required, but is not on this machine.');
  const model = extract({...values, source, python});
  const file = sdkModelFile(values.release);
  const form = {...(await resolveConfig(file)), filepath: file};
  fs.writeFileSync(file, await format(JSON.stringify(model), form));
  const methods = model.services.reduce((sum, service) => sum + service.methods.length, 0);
  console.log(
    `${path.relative(process.cwd(), file)}: SDK ${model.package.version ?? '?'} at ${model.source.commit.slice(0, 7)}, ` +
      `${model.services.length} services, ${methods} methods, ${model.schemas.length} schemas.`,
  );
  if (values.release === LATEST) console.log('Now run: npm run refresh');
});
