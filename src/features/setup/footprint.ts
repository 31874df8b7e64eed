import type {Footprint} from '../../site/footprint.ts';

export const footprint: Footprint = {
  page: /\bkw-tabs\b/,
  code: ['kamiwaza.setup-hint'],
};
