import type {Footprint} from '../../../../tests/support/footprint.ts';

export const footprint: Footprint = {
  page: /aria-label="?Tools for this page"?/,
  code: ['kamiwaza.values', 'Tools for this page'],
};
