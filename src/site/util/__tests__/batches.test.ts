import {expect, it} from 'vitest';

import {inBatches} from '../batches.ts';

const numbers = Array.from({length: 40}, (_, at) => at);

it('returns all results in order, and never runs more than a batch at a time', async () => {
  let running = 0;
  let most = 0;
  const doubled = await inBatches(numbers, async (number) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 40 - number));
    running -= 1;
    return number * 2;
  });
  expect(doubled).toEqual(numbers.map((number) => number * 2));
  expect(most).toBe(16);
});

it('stops at the first failure', async () => {
  const seen: number[] = [];
  const failing = inBatches(numbers, (number) => {
    seen.push(number);
    return number === 1 ? Promise.reject(new Error('one')) : Promise.resolve();
  });
  await expect(failing).rejects.toThrow('one');
  expect(seen).toEqual(numbers.slice(0, 16));
});
