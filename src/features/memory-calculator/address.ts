import {hardware, weightFormats} from '../../data/sizing/index.ts';

import {change, type Entry, hardwareOf, presetOf, START} from './entry.ts';
import {type NumberField, NUMBER_FIELDS, readField} from './read.ts';

/** Names in the address: short, and stable, because people share and store them. */
const NAMES = {
  model: 'm',
  mode: 'show',
  from: 'from',
  billions: 'params',
  format: 'as',
  context: 'ctx',
  requests: 'req',
  cacheBits: 'kv',
  perToken: 'kib',
  layers: 'layers',
  kvHeads: 'heads',
  headDimension: 'dim',
  card: 'hw',
  cards: 'n',
  memory: 'gb',
} as const satisfies Record<keyof Entry, string>;

/** Means own numbers. */
const OWN = 'own';
const LONGEST = 400;

const KEYS = Object.keys(NAMES) as (keyof Entry)[];

/** What the address leaves out. */
function baseOf(model: string): Entry {
  const preset = presetOf(model);
  return preset
    ? change(START, 'model', model)
    : {...START, model: '', perToken: '', layers: '', kvHeads: '', headDimension: ''};
}

/** The part of the address after `#`: the model, and what differs from its preset. */
export function toHash(entry: Entry): string {
  const base = baseOf(entry.model);
  const values = new URLSearchParams({[NAMES.model]: entry.model === '' ? OWN : entry.model});
  for (const key of KEYS) {
    if (key !== 'model' && entry[key] !== base[key]) values.set(NAMES[key], entry[key]);
  }
  return values.toString();
}

const allowed: Readonly<
  Record<Exclude<keyof Entry, NumberField | 'model'>, (value: string) => boolean>
> = {
  mode: (value) => value === 'model' || value === 'card',
  from: (value) => presetOf(value) !== undefined,
  format: (value) => weightFormats.some(({id}) => id === value),
  cacheBits: (value) => value === '16' || value === '8',
  card: (value) => value === '' || value === OWN || hardware.some(({id}) => id === value),
  cards: (value) => ['1', '2', '4', '8'].includes(value),
};

function isNumberField(key: keyof Entry): key is NumberField {
  return (NUMBER_FIELDS as readonly string[]).includes(key);
}

/**
 * Reads the part of the address after `#`. Undefined if it is not an address of the calculator, such as the anchor
 * of a heading. Values that the form does not accept are left out; their defaults apply.
 */
export function fromHash(hash: string): Entry | undefined {
  const text = hash.replace(/^#/u, '');
  if (!text.startsWith(`${NAMES.model}=`) || text.length > LONGEST) return undefined;
  const values = new URLSearchParams(text);
  const model = values.get(NAMES.model) ?? '';
  if (model !== OWN && !presetOf(model)) return undefined;
  const entry: Entry = {...baseOf(model)};
  const read = KEYS.filter((key) => key !== 'model').map((key): [keyof Entry, string] => {
    const value = values.get(NAMES[key]);
    const takes =
      value !== null &&
      (isNumberField(key) ? readField(key, value).problem === undefined : allowed[key](value));
    return [key, takes ? value : entry[key]];
  });
  const result = {...entry, ...Object.fromEntries(read)};
  const machine = hardwareOf(result.card);
  const cards = machine && !machine.counts.includes(Number(result.cards)) ? '1' : result.cards;
  const card = result.mode === 'card' && result.card === '' ? 'gpu-24' : result.card;
  return {...result, card, cards, from: model === OWN ? result.from : ''};
}
