import type {Footprint} from '../../../../tests/support/footprint.ts';

export const footprint: Footprint = {
  page: /<section[^>]* aria-label="?Will it fit"?/,
  code: ['KV-cache precision'],
};
