import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {
  evaluateErrors,
  type ErrorSamples,
  judge,
} from '../../../../scripts/bench/errors/evaluate.ts';

const read = (set: string): ErrorSamples =>
  JSON.parse(readFileSync(`tests/errors/${set}.json`, 'utf8')) as ErrorSamples;

/** Sizes of the sets, and what was measured, less one point; `npm run bench:errors` prints the figures. */
const FLOORS = {
  dev: {logs: 155, healthy: 31, right: 0.99, wrong: 0.01, unknown: 0},
  frozen: {logs: 155, healthy: 31, right: 0.89, wrong: 0.02, unknown: 0},
  second: {logs: 110, healthy: 30, right: 0.926, wrong: 0.019, unknown: 0},
  'third-dev': {logs: 47, healthy: 15, right: 0.969, wrong: 0.01, unknown: 2},
  'third-frozen': {logs: 46, healthy: 15, right: 0.903, wrong: 0.01, unknown: 3},
};

describe.each(Object.entries(FLOORS))('logs of the set %s', (set, floor) => {
  const {total, unknown, healthy} = evaluateErrors(read(set));

  it('are enough', () => {
    expect(total.all).toBeGreaterThanOrEqual(floor.logs);
    expect(healthy.all).toBeGreaterThanOrEqual(floor.healthy);
  });

  it('get a right answer, or none', () => {
    expect(total.right / total.all).toBeGreaterThanOrEqual(floor.right);
    expect(total.wrong / total.all).toBeLessThanOrEqual(floor.wrong);
  });

  it('get no answer where the cause is unknown', () => {
    expect(unknown.quiet).toBeGreaterThanOrEqual(floor.unknown);
  });

  it('raise no alarm where nothing is wrong', () => {
    expect(healthy.quiet / healthy.all).toBeGreaterThanOrEqual(0.96);
  });
});

it('counts logs of unknown cause by themselves', () => {
  const sample = {id: 'x', right: [], area: []};
  const known = {...sample, component: 'docker', text: 'all is well'};
  const {total, byComponent, unknown} = evaluateErrors({
    faults: [known, {...known, component: 'unknown'}],
    healthy: [],
  });
  expect([total.all, total.none, [...byComponent.keys()]]).toEqual([1, 1, ['docker']]);
  expect(unknown).toEqual({all: 1, quiet: 1});
});

it('counts a first answer that is neither right nor related as wrong', () => {
  const text = 'docker: Cannot connect to the Docker daemon at unix:///var/run/docker.sock.';
  const sample = {id: 'x', component: 'docker', text, area: []};
  expect(judge({...sample, right: ['docker-daemon-down']})).not.toBe('none');
  expect(judge({...sample, right: []})).toBe('wrong');
  expect(judge({...sample, text: 'all is well', right: []})).toBe('none');
});
