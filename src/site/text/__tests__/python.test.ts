import {expect, it} from 'vitest';

import {pythonParameters} from '../python.ts';

const param = (name: string, kind?: 'args' | 'keyword' | 'kwargs') => ({
  name,
  type: kind === 'kwargs' ? null : 'int',
  default: kind === 'keyword' ? '5' : null,
  ...(kind && {kind}),
});

it('writes one star before the parameters that can only be given by name', () => {
  const [plain, first, second, rest] = [
    param('a'),
    param('b', 'keyword'),
    param('c', 'keyword'),
    param('d', 'kwargs'),
  ];
  expect(pythonParameters([plain, first, second, rest])).toEqual([
    'a: int',
    '*',
    'b: int = 5',
    'c: int = 5',
    '**d',
  ]);
  expect(pythonParameters([param('a', 'args'), first])).toEqual(['*a: int', 'b: int = 5']);
});
