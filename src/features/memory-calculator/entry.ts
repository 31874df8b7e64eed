import {weightFormats} from '../../data/sizing.ts';

import type {Request} from './estimate.ts';

/** The form as typed. */
export interface Entry {
  readonly preset: string;
  readonly billions: string;
  readonly format: string;
  readonly context: string;
  readonly requests: string;
  readonly cacheBits: string;
  readonly perToken: string;
  readonly layers: string;
  readonly kvHeads: string;
  readonly headDimension: string;
}

export const emptyEntry: Entry = {
  preset: '',
  billions: '7',
  format: 'fp16',
  context: '4096',
  requests: '1',
  cacheBits: '16',
  perToken: '',
  layers: '',
  kvHeads: '',
  headDimension: '',
};

/**
 * Reads the form.
 *
 * @returns nothing while a number that is needed is missing or not above zero
 */
export function toRequest(entry: Entry): Request | undefined {
  const billions = above0(entry.billions);
  const context = above0(entry.context);
  const requests = above0(entry.requests);
  const format = weightFormats.find(({id}) => id === entry.format);
  if (!billions || !context || !requests || !format) return undefined;
  const layers = above0(entry.layers);
  const kvHeads = above0(entry.kvHeads);
  const headDimension = above0(entry.headDimension);
  const perToken =
    layers && kvHeads && headDimension ? {layers, kvHeads, headDimension} : above0(entry.perToken);
  return {
    billions,
    bits: format.bits,
    context,
    requests,
    cacheBits: Number(entry.cacheBits),
    perToken,
  };
}

function above0(typed: string): number | undefined {
  const number = Number(typed);
  return typed.trim() !== '' && Number.isFinite(number) && number > 0 ? number : undefined;
}
