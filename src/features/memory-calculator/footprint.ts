import type {Footprint} from '../../site/footprint.ts';

export const footprint: Footprint = {
  page: /<section[^>]* aria-label="?Will it fit"?/,
  code: ['KV-cache precision'],
};
