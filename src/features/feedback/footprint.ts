import type {Footprint} from '../../site/footprint.ts';

export const footprint: Footprint = {
  page: /class="kw-feedback/,
  code: ['Did this work?'],
};
