import type {Footprint} from '../../site/footprint.ts';

export const footprint: Footprint = {
  page: /aria-label="?Older release"?/,
  code: ['Older release'],
};
