import type {Footprint} from '../../../../tests/support/footprint.ts';

export const footprint: Footprint = {
  page: /\bkw-tabs\b/,
  code: ['kamiwaza.setup-hint'],
};
