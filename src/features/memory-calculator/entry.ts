import {
  CARD_COUNTS,
  type Hardware,
  hardware,
  otherHardware,
  type Preset,
  presets,
  type WeightFormat,
  weightFormats,
} from '../../data/sizing/index.ts';

/** The form as typed. */
export interface Entry {
  /** `model`: does this model fit? `card`: what fits on this card? */
  readonly mode: 'model' | 'card';
  /** A preset, or empty for own numbers. */
  readonly model: string;
  /** The preset that own numbers started from, or empty. */
  readonly from: string;
  readonly billions: string;
  readonly format: string;
  /** GB of all weight files, or empty. */
  readonly fileSize: string;
  readonly context: string;
  readonly requests: string;
  readonly cacheBits: string;
  readonly perToken: string;
  readonly layers: string;
  readonly kvHeads: string;
  readonly headDimension: string;
  /** Hardware, `own`, `shared`, `mac` or `ram` for that with `memory`, or empty for the smallest that fits. */
  readonly card: string;
  readonly cards: string;
  /** GiB of one card or machine of another size. */
  readonly memory: string;
}

export const ARCHITECTURE = ['layers', 'kvHeads', 'headDimension'] as const;
const MODEL_FIELDS: readonly (keyof Entry)[] = [
  'billions',
  'fileSize',
  'perToken',
  ...ARCHITECTURE,
];

/** Nothing is known about the cache of a token. */
export const NO_ARCHITECTURE = {perToken: '', layers: '', kvHeads: '', headDimension: ''} as const;

/** The fields that a preset fills in. */
function modelOf(preset: Preset) {
  return {
    model: preset.id,
    from: '',
    billions: String(preset.billions),
    format: preset.format,
    fileSize: '',
    perToken: '',
    layers: String(preset.layers),
    kvHeads: String(preset.kvHeads),
    headDimension: String(preset.headDimension),
  };
}

const FIRST = presets[0] as Preset;

/** What the calculator shows first. */
export const START: Entry = {
  mode: 'model',
  context: '8192',
  requests: '1',
  cacheBits: '16',
  card: '',
  cards: '1',
  memory: '24',
  ...modelOf(FIRST),
};

/** The known model with this id; undefined if there is none. */
export function presetOf(id: string): Preset | undefined {
  return presets.find((preset) => preset.id === id);
}

/** Throws if there is no such format, which neither the form nor the address can contain. */
export function formatOf(id: string): WeightFormat {
  const format = weightFormats.find((one) => one.id === id);
  if (!format) throw new Error(`There is no weight format "${id}" in src/data/sizing/formats.ts.`);
  return format;
}

/** The known hardware with this id; undefined if there is none. */
export function hardwareOf(id: string): Hardware | undefined {
  return hardware.find((one) => one.id === id);
}

/** The kind of hardware whose memory the reader enters; undefined for listed hardware. */
export function otherOf(id: string): (typeof otherHardware)[number] | undefined {
  return otherHardware.find((one) => one.id === id);
}

/** How many of this hardware, listed or of another size, one host may have. */
export function countsOf(card: string): readonly number[] {
  return (hardwareOf(card) ?? otherOf(card)?.of(1))?.counts ?? CARD_COUNTS;
}

/** The preset whose numbers the form has, or had before they were changed; empty if there was none. */
function originOf({model, from}: Entry): string {
  return model === '' ? from : model;
}

/**
 * Sets one field and whatever depends on it. Another number of parameters means another model, so the numbers
 * that determine its cache are cleared. Another format or number of parameters means other files, so their size is
 * cleared, too. Another number for the cache leaves the rest of the preset, and so does choosing own numbers. Its name
 * stays in `from`: the form says where the rest comes from, and another number of parameters still clears the cache.
 */
export function change(entry: Entry, key: keyof Entry, value: string): Entry {
  if (key === 'model') {
    const preset = presetOf(value);
    return preset ? {...entry, ...modelOf(preset)} : {...entry, model: '', from: originOf(entry)};
  }
  const isOtherFile = key === 'format' || key === 'billions';
  const next: Entry = {...entry, ...(isOtherFile && {fileSize: ''}), [key]: value};
  if (key === 'mode')
    return value === 'card' && entry.card === '' ? {...next, card: 'gpu-24'} : next;
  if (key === 'card' && !countsOf(value).includes(Number(entry.cards)))
    return {...next, cards: '1'};
  if (!MODEL_FIELDS.includes(key) || (entry.model === '' && entry.from === '')) return next;
  const from = originOf(entry);
  return key === 'billions'
    ? {...next, model: '', from, ...NO_ARCHITECTURE}
    : {...next, model: '', from};
}

/**
 * The format that choosing a model has set, to be announced: by this change, or by an earlier one (`known`). Undefined
 * once the reader chooses a format.
 */
export function changedFormat(before: Entry, after: Entry, known?: string): string | undefined {
  if (before.format === after.format) return known;
  return before.model === after.model ? undefined : after.format;
}

/** Back to the preset that the numbers started from. */
export function reset(entry: Entry): Entry {
  return change(entry, 'model', entry.from);
}
