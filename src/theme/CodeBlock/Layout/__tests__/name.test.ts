import {expect, it} from 'vitest';

import {nameOf} from '../name.ts';

it('names a block by its title, else by its first line', () => {
  expect(nameOf('quickstart.py', 'import os\n')).toBe('quickstart.py');
  expect(nameOf(undefined, '\n  nvidia-smi\ndocker ps\n')).toBe('nvidia-smi');
  expect(nameOf({}, 'nvidia-smi')).toBe('nvidia-smi');
});

it('adds the first line to a title that is not a file, which many blocks have', () => {
  expect(nameOf('Message', 'CUDA out of memory\nmore')).toBe('Message: CUDA out of memory');
});

it('shortens a long line', () => {
  expect(nameOf(undefined, 'x'.repeat(60))).toBe('x'.repeat(60));
  expect(nameOf(undefined, 'x'.repeat(61))).toBe(`${'x'.repeat(59)}…`);
});
