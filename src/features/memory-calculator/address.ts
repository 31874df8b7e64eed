import {type Preset, weightFormats} from '../../data/sizing/index.ts';

import {
  change,
  countsOf,
  type Entry,
  hardwareOf,
  NO_ARCHITECTURE,
  otherOf,
  presetOf,
  START,
} from './entry.ts';
import {type NumberField, readField} from './read.ts';
import {TEXTS} from './texts.ts';

/** Parameters that newsletters and other sites add to links to count visits. */
const TRACKER = /^(?:utm_|mc_[ce]id$|fbclid$|gclid$)/;
/** Means own numbers. */
const OWN = 'own';
const LONGEST = 400;

/** Whether the form accepts a value, beside the preset that the address names. */
type Accepts = (value: string, preset?: Preset) => boolean;

function number(key: NumberField): Accepts {
  return (value) => readField(key, value).problem === undefined;
}
function oneOf(...values: readonly string[]): Accepts {
  return (value) => values.includes(value);
}
const isPreset: Accepts = (value) => presetOf(value) !== undefined;

/**
 * The fields, in the order in which they are written and read. Their names in the address are short, and stable,
 * because people share and store them.
 */
const FIELDS: Readonly<Record<keyof Entry, readonly [name: string, accepts: Accepts]>> = {
  model: ['m', (value) => value === OWN || isPreset(value)],
  mode: ['show', oneOf('model', 'card')],
  from: ['from', (value, preset) => (preset ? value === '' : isPreset(value))],
  billions: ['params', number('billions')],
  format: [
    'as',
    (value, preset) =>
      preset?.onlyFormat ? value === preset.format : weightFormats.some(({id}) => id === value),
  ],
  fileSize: ['file', number('fileSize')],
  context: ['ctx', number('context')],
  requests: ['req', number('requests')],
  cacheBits: ['kv', oneOf('16', '8')],
  // A preset has the three numbers that replace it.
  perToken: ['kib', (value, preset) => !preset && number('perToken')(value)],
  layers: ['layers', number('layers')],
  kvHeads: ['heads', number('kvHeads')],
  headDimension: ['dim', number('headDimension')],
  card: ['hw', (value) => value === '' || Boolean(hardwareOf(value) ?? otherOf(value))],
  cards: ['n', oneOf('1', '2', '4', '8')],
  memory: ['gb', number('memory')],
};

const KEYS = Object.keys(FIELDS) as (keyof Entry)[];
const [MODEL, acceptsModel] = FIELDS.model;

/** What the address leaves out. */
function baseOf(model: string): Entry {
  return presetOf(model)
    ? change(START, 'model', model)
    : {...START, model: '', ...NO_ARCHITECTURE};
}

/** The query of the address, without `?`: the model, and what differs from its preset. */
export function toAddress(entry: Entry): string {
  const base = baseOf(entry.model);
  const values = new URLSearchParams({[MODEL]: entry.model === '' ? OWN : entry.model});
  for (const key of KEYS) {
    if (key !== 'model' && entry[key] !== base[key]) values.set(FIELDS[key][0], entry[key]);
  }
  return values.toString();
}

export interface Address {
  readonly entry: Entry;
  /** The fields whose parts were left out, because the form does not accept them; empty for unknown parts. */
  readonly ignored?: readonly string[];
}

/**
 * Reads the query of the address or what follows `#`, where the numbers were before they had to survive the anchor of
 * a heading. Undefined if it has no numbers of the calculator. Values that the form does not accept are left out; their
 * defaults apply. Numbers beside the name of a model count as typed over it.
 */
export function fromAddress(part: string): Address | undefined {
  const text = part.replace(/^[?#]/u, '');
  if (text.length > LONGEST) return undefined;
  const values = new URLSearchParams(text);
  const model = values.get(MODEL);
  // `#m` alone is the anchor of a heading.
  if (model === null || text === MODEL) return undefined;
  if (!acceptsModel(model)) return {entry: START, ignored: [TEXTS.fields.model]};
  const preset = presetOf(model);
  let entry = baseOf(model);
  const taken = new Set<string>();
  for (const key of KEYS) {
    const [name, accepts] = FIELDS[key];
    const value = values.get(name);
    if (value === null || !accepts(value, preset)) continue;
    taken.add(name);
    if (key !== 'model' && value !== entry[key])
      entry = preset ? change(entry, key, value) : {...entry, [key]: value};
  }
  const cards = countsOf(entry.card).includes(Number(entry.cards)) ? entry.cards : '1';
  const card = entry.mode === 'card' && entry.card === '' ? 'gpu-24' : entry.card;
  if (cards !== entry.cards) taken.delete(FIELDS.cards[0]);
  const left = [...values.keys()].filter((name) => !taken.delete(name) && !TRACKER.test(name));
  return {
    entry: {...entry, card, cards},
    ...(left.length > 0 && {
      ignored: KEYS.filter((key) => left.includes(FIELDS[key][0])).map(labelOf),
    }),
  };
}

function labelOf(key: keyof Entry): string {
  if (key === 'mode') return TEXTS.mode;
  return key === 'from' ? TEXTS.fields.model : TEXTS.fields[key];
}
