import {expect, it} from 'vitest';

import {enlargedWidth} from '../enlarge.ts';

const view = {innerWidth: 1280, innerHeight: 800};

it('fits a picture into the window', () => {
  // 640 of the 800 pixels are for the picture.
  expect(enlargedWidth({width: 400, height: 320}, view)).toBe(800);
  expect(enlargedWidth({width: 400, height: 100}, view)).toBe(1152);
});

it('never shrinks a tall picture: it scrolls', () => {
  expect(enlargedWidth({width: 267, height: 846}, view)).toBe(427);
});
