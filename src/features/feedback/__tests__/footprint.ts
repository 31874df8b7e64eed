import type {Footprint} from '../../../../tests/support/footprint.ts';

export const footprint: Footprint = {
  page: /class="kw-feedback/,
  code: ['Did this work?'],
};
