import {describe, expect, it} from 'vitest';
import {findDataset} from '../../product/index.ts';
import {LATEST} from '../../releases.ts';
import {knownErrors, type KnownError} from '../index.ts';

/** The sentence of a shared fact, as the pages show it. */
function ruleOf(dataset: string, id: string): string {
  const row = findDataset(LATEST, dataset)?.rows.find((one) => one['id'] === id);
  if (!row) throw new Error(`The dataset ${dataset} has no row "${id}".`);
  return String(row['rule']);
}

/** Everything that an entry says itself: cause, steps and the check at the end. */
function textOf({cause, steps, verify}: KnownError): string {
  return [cause, ...[...steps, verify].map(({text}) => text)].join('\n');
}

function entry(id: string): KnownError {
  const found = knownErrors.find((one) => one.id === id);
  if (!found) throw new Error(`There is no known error "${id}".`);
  return found;
}

describe('a known error that states a shared fact', () => {
  it.each([
    ['http-401', 'login-rules', 'tools'],
    ['http-api-refused', 'login-rules', 'proxy'],
    ['http-endpoint-refused', 'ready-conditions', 'model'],
    ['traefik-503', 'ready-conditions', 'model'],
    ['milvus-dimension', 'collection-rules', 'schema'],
    ['milvus-dimension', 'collection-rules', 'model'],
  ])('%s says it as the dataset %s, row %s', (id, dataset, row) => {
    expect(textOf(entry(id))).toContain(ruleOf(dataset, row));
  });

  it('says when a model is ready in the words of the dataset', () => {
    const others = knownErrors
      .map((one) => ({id: one.id, text: textOf(one)}))
      .filter(({text}) => /instances? (?:is|are|become) `DEPLOYED`/.test(text))
      .filter(({text}) => !text.includes(ruleOf('ready-conditions', 'model')));
    expect(others).toEqual([]);
  });
});
