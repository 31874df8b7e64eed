import type {Footprint} from '../../../../tests/support/footprint.ts';

export const footprint: Footprint = {
  page: /<section[^>]* aria-label="?Error finder"?/,
  code: ['Paste up to 200 KB'],
};
