import {ARCHITECTURE, type Entry, formatOf, hardwareOf, otherOf, presetOf} from './entry.ts';
import {type Architecture, cachePerToken, type Request} from './estimate.ts';
import {commaMeanings, parseNumber, showCount} from './numbers.ts';
import {TEXTS} from './texts.ts';
import type {Hardware, Preset} from '../../data/sizing/index.ts';

/** What a number field accepts. */
export interface Rule {
  readonly least: number;
  readonly most: number;
  readonly whole: boolean;
  /** What readers may type. */
  readonly examples?: string;
  /** Follows what is wrong with a number that is too small or too large. */
  readonly hint?: string;
  /** May stay empty. */
  readonly optional?: boolean;
  /** Units that readers may type, in small letters, and how many of the field's unit each is. */
  readonly units?: Readonly<Record<string, number>>;
}

const whole = (least: number, most: number): Rule => ({least, most, whole: true});

/** What each number field accepts. */
export const RULES = {
  billions: {least: 0.01, most: 10_000, whole: false, units: {b: 1}},
  fileSize: {
    least: 0.001,
    most: 10_000,
    whole: false,
    optional: true,
    units: {gb: 1, gib: 2 ** 30 / 1e9, mb: 0.001, mib: 2 ** 20 / 1e9},
  },
  context: {...whole(1, 100_000_000), examples: '8192, 8,192 or 8k'},
  requests: whole(1, 100_000),
  perToken: {least: 0, most: 100_000, whole: false, optional: true, units: {kib: 1}},
  layers: {...whole(1, 1000), optional: true},
  kvHeads: {...whole(1, 1024), optional: true},
  headDimension: {...whole(1, 4096), optional: true},
  // In MiB, a number without unit would be a thousand times too large, so it must be outside. Cards have 6144 and more.
  memory: {
    least: 1,
    most: 4000,
    whole: false,
    units: {gib: 1, gb: 1, mib: 1 / 1024},
    hint: TEXTS.mib,
  },
} as const satisfies Partial<Record<keyof Entry, Rule>>;

export type NumberField = keyof typeof RULES;

const NUMBER_FIELDS = Object.keys(RULES) as NumberField[];

/** The content of a field: its number, or what is wrong with it, or neither if it is empty and may be. */
export interface FieldReading {
  readonly number?: number;
  readonly problem?: string;
}

/** Reads one number field. */
export function readField(key: NumberField, typed: string): FieldReading {
  const rule: Rule = RULES[key];
  if (typed.trim() === '') return rule.optional ? {} : {problem: TEXTS.required};
  const [, digits, unit = ''] = /^(.*?)\s*([a-z]*)$/iu.exec(typed.trim()) ?? [];
  const factor = rule.units?.[unit.toLowerCase()];
  const bare = factor === undefined ? typed : (digits ?? typed);
  const meanings = rule.whole ? undefined : commaMeanings(bare);
  if (meanings) {
    const after = factor === undefined ? '' : ` ${unit}`;
    return {problem: TEXTS.ambiguous(meanings[0] + after, meanings[1] + after)};
  }
  const parsed = parseNumber(bare, rule.whole);
  if (parsed === undefined)
    return {
      problem: rule.whole ? TEXTS.notWhole(rule.examples ?? '8') : TEXTS.notNumber,
    };
  const number = parsed * (factor ?? 1);
  if (number < rule.least || number > rule.most) {
    const problem = TEXTS.outside(showCount(rule.least), showCount(rule.most));
    return {problem: rule.hint === undefined ? problem : `${problem} ${rule.hint}`};
  }
  return {number};
}

/** Hardware that the reader chose, and how many of it. */
export interface Machine {
  readonly hardware: Hardware;
  readonly cards: number;
}

export interface Reading {
  /** Undefined while a required number is invalid. */
  readonly request?: Request;
  /** The listed model that the numbers are of: the chosen one, or the one that own numbers still equal. */
  readonly facts?: Preset | undefined;
  /** Undefined if the smallest hardware is asked for, or its memory is invalid. */
  readonly machine?: Machine;
  /** False while a relevant field is invalid. */
  readonly valid: boolean;
  /** The relevant fields that are invalid, in their order. */
  readonly wrong: readonly {readonly label: string; readonly problem: string}[];
  /** What was changed in a preset, and what that cleared. */
  readonly changed?: string | undefined;
  /** Which fields of the architecture are empty while another one is not. */
  readonly partly?: string | undefined;
}

function readMachine(entry: Entry): Machine | undefined {
  const {number: memory} = readField('memory', entry.memory);
  const other = memory === undefined ? undefined : otherOf(entry.card)?.of(memory);
  const machine = hardwareOf(entry.card) ?? other;
  const cards = Number(entry.cards);
  return machine && {hardware: machine, cards: machine.counts.includes(cards) ? cards : 1};
}

/** What own numbers have to do with the preset that they came from. */
function changeOf(entry: Entry, origin: string, same: boolean, partly: boolean): string {
  if (same && entry.fileSize.trim() === '') return TEXTS.same(origin);
  return usesArchitecture(entry) || partly ? TEXTS.changed(origin) : TEXTS.cleared(origin);
}

/** Reads the form. */
export function readEntry(entry: Entry): Reading {
  const read = (key: NumberField): FieldReading => readField(key, entry[key]);
  const fields = Object.fromEntries(NUMBER_FIELDS.map((key) => [key, read(key)])) as Record<
    NumberField,
    FieldReading
  >;
  const preset = presetOf(entry.model);
  const filled = ARCHITECTURE.filter((key) => entry[key].trim() !== '');
  const missing = filled.length === 0 ? [] : ARCHITECTURE.filter((key) => !filled.includes(key));
  const partly =
    missing.length > 0 ? TEXTS.partly(missing.map((key) => TEXTS.fields[key])) : undefined;
  const origin = presetOf(entry.from);
  const same =
    origin !== undefined &&
    (['billions', ...ARCHITECTURE] as const).every((key) => fields[key].number === origin[key]);
  const changed = origin && changeOf(entry, origin.label, same, missing.length > 0);
  const machine = readMachine(entry);
  const counts = (key: NumberField): boolean =>
    (key !== 'memory' || otherOf(entry.card) !== undefined) &&
    (key !== 'perToken' || !usesArchitecture(entry)) &&
    (entry.mode === 'model' || key === 'requests' || key === 'memory');
  // What the form has no field for is known as long as the model is the same.
  const facts = preset ?? (same ? origin : undefined);
  const wrong = NUMBER_FIELDS.filter(counts).flatMap((key) => {
    const {problem} = fields[key];
    return problem === undefined ? [] : [{label: TEXTS.fields[key], problem}];
  });
  const valid = wrong.length === 0;
  const {billions, fileSize, context, requests, layers, kvHeads, headDimension, perToken} = fields;
  if (!valid || !billions.number || !context.number || !requests.number) {
    return {facts, machine, valid, wrong, changed, partly};
  }
  const architecture: Architecture | undefined =
    layers.number && kvHeads.number && headDimension.number
      ? {
          layers: layers.number,
          heads: facts?.heads,
          kvHeads: kvHeads.number,
          headDimension: headDimension.number,
          intermediate: facts?.intermediate,
          sliding: facts?.sliding,
        }
      : undefined;
  const request: Request = {
    billions: billions.number,
    embedding: facts?.embedding,
    vision: facts?.vision,
    fileBytes: fileSize.number && fileSize.number * 1e9,
    format: formatOf(entry.format),
    context: context.number,
    requests: requests.number,
    cacheBits: Number(entry.cacheBits),
    perToken: architecture ?? perToken.number,
  };
  return {request, facts, machine, valid, wrong, changed, partly};
}

/** True if layers, KV heads and head dimension are all filled in, so KiB per token is not needed. */
export function usesArchitecture(entry: Entry): boolean {
  return ARCHITECTURE.every((key) => readField(key, entry[key]).number !== undefined);
}

/** Numbers with their units; those of the architecture have none. */
const ECHOES: Readonly<Partial<Record<NumberField, (number: number) => string>>> = {
  billions: (number) =>
    number < 1
      ? TEXTS.parameters(showCount(number * 1000), 'million')
      : TEXTS.parameters(showCount(number), 'billion'),
  fileSize: (number) => TEXTS.file(showCount(number)),
  context: (number) => TEXTS.tokens(showCount(number)),
  requests: (number) => TEXTS.requests(showCount(number), number === 1),
  perToken: (number) => TEXTS.kib(showCount(number)),
  memory: (number) => TEXTS.memory(showCount(number)),
};

/** The value that was read, with its unit: `7.5 billion parameters`. Empty if there is none. */
export function echo(key: NumberField, entry: Entry): string {
  if (key === 'perToken' && usesArchitecture(entry)) {
    const [layers, kvHeads, headDimension] = ARCHITECTURE.map(
      (one) => readField(one, entry[one]).number ?? 0,
    ) as [number, number, number];
    const bytes = cachePerToken({layers, kvHeads, headDimension}, 16);
    return TEXTS.fromArchitecture(`${showCount(bytes / 1024)} KiB`);
  }
  const {number} = readField(key, entry[key]);
  return number === undefined ? '' : (ECHOES[key]?.(number) ?? '');
}
