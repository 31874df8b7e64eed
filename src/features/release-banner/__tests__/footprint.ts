import type {Footprint} from '../../../../tests/support/footprint.ts';

export const footprint: Footprint = {
  page: /aria-label="?Older release"?/,
  code: ['Older release'],
};
