import type {Footprint} from '../../../../tests/support/footprint.ts';

export const footprint: Footprint = {
  page: /<h1[^>]*>(?:Changes page by page|What changed:)/,
  code: ['Every page of the documentation that exists for release'],
};
