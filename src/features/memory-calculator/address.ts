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
import {type NumberField, NUMBER_FIELDS, readField} from './read.ts';
import {TEXTS} from './texts.ts';

/** Names in the address: short, and stable, because people share and store them. */
const NAMES = {
  model: 'm',
  mode: 'show',
  from: 'from',
  billions: 'params',
  format: 'as',
  fileSize: 'file',
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
  return presetOf(model)
    ? change(START, 'model', model)
    : {...START, model: '', ...NO_ARCHITECTURE};
}

/** The query of the address, without `?`: the model, and what differs from its preset. */
export function toAddress(entry: Entry): string {
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
  card: (value) => value === '' || hardwareOf(value) !== undefined || otherOf(value) !== undefined,
  cards: (value) => ['1', '2', '4', '8'].includes(value),
};

function isNumberField(key: keyof Entry): key is NumberField {
  return (NUMBER_FIELDS as readonly string[]).includes(key);
}

export interface Address {
  readonly entry: Entry;
  /** The fields whose parts were left out, because the form does not accept them; empty for unknown parts. */
  readonly ignored?: readonly string[];
}

/**
 * Reads the query of the address or what follows `#`, where the numbers were before they had to survive the anchor of
 * a heading. Undefined if it has no numbers of the calculator. Values that the form does not accept are left out; their defaults apply. Numbers beside the name of
 * a model count as typed over it.
 */
export function fromAddress(part: string): Address | undefined {
  const text = part.replace(/^[?#]/u, '');
  if (!text.startsWith(`${NAMES.model}=`) || text.length > LONGEST) return undefined;
  const values = new URLSearchParams(text);
  const model = values.get(NAMES.model) ?? '';
  const preset = presetOf(model);
  if (model !== OWN && !preset) return {entry: START, ignored: [TEXTS.fields.model]};
  let entry = baseOf(model);
  const taken = new Set<string>([NAMES.model]);
  for (const key of KEYS) {
    const value = values.get(NAMES[key]);
    if (key === 'model' || value === null || !accepts(key, value, preset)) continue;
    taken.add(NAMES[key]);
    if (value !== entry[key]) entry = preset ? change(entry, key, value) : {...entry, [key]: value};
  }
  const cards = countsOf(entry.card).includes(Number(entry.cards)) ? entry.cards : '1';
  const card = entry.mode === 'card' && entry.card === '' ? 'gpu-24' : entry.card;
  if (cards !== entry.cards) taken.delete(NAMES.cards);
  const left = [...values.keys()].filter((name) => !taken.delete(name));
  return {
    entry: {...entry, card, cards},
    ...(left.length > 0 && {ignored: KEYS.filter((key) => left.includes(NAMES[key])).map(labelOf)}),
  };
}

function labelOf(key: keyof Entry): string {
  if (key === 'mode') return TEXTS.mode;
  return key === 'from' ? TEXTS.fields.model : TEXTS.fields[key];
}

function accepts(key: Exclude<keyof Entry, 'model'>, value: string, preset?: Preset): boolean {
  // The preset has the three numbers that replace it.
  if (preset && key === 'perToken') return false;
  if (isNumberField(key)) return readField(key, value).problem === undefined;
  if (preset && (key === 'from' || (key === 'format' && preset.onlyFormat)))
    return value === (key === 'format' ? preset.format : '');
  return allowed[key](value);
}
