import type {Footprint} from '../../site/footprint.ts';

export const footprint: Footprint = {
  page: /<h1[^>]*>What changed[:,]/,
  code: ['What changed, page by page'],
};
