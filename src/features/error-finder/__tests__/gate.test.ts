import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {
  evaluateErrors,
  type ErrorSamples,
  judge,
} from '../../../../scripts/bench/errors/evaluate.ts';

const read = (half: string): ErrorSamples =>
  JSON.parse(readFileSync(`tests/errors/${half}.json`, 'utf8')) as ErrorSamples;

/** What was measured, less a little; `npm run bench:errors` prints the figures by component. */
const FLOORS = {
  dev: {right: 0.98, wrong: 0.02},
  frozen: {right: 0.85, wrong: 0.02},
};

describe.each(Object.entries(FLOORS))('logs of the %s half', (half, {right, wrong}) => {
  const {total, healthy} = evaluateErrors(read(half));

  it('are enough', () => {
    expect(total.all).toBeGreaterThanOrEqual(125);
    expect(healthy.all).toBeGreaterThanOrEqual(30);
  });

  it('get a right answer, or none', () => {
    expect(total.right / total.all).toBeGreaterThanOrEqual(right);
    expect(total.wrong / total.all).toBeLessThanOrEqual(wrong);
  });

  it('raise no alarm where nothing is wrong', () => {
    expect(healthy.quiet / healthy.all).toBeGreaterThanOrEqual(0.96);
  });
});

it('counts a first answer that is neither right nor related as wrong', () => {
  const text = 'docker: Cannot connect to the Docker daemon at unix:///var/run/docker.sock.';
  const sample = {id: 'x', component: 'docker', text, area: []};
  expect(judge({...sample, right: ['docker-daemon-down']})).not.toBe('none');
  expect(judge({...sample, right: []})).toBe('wrong');
  expect(judge({...sample, text: 'all is well', right: []})).toBe('none');
});
