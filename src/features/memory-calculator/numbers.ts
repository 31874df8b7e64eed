import type {Range} from './estimate.ts';

/** The two meanings of `1,000` where decimals make sense: 1000 and 1.000. Undefined if there is only one. */
export function commaMeanings(typed: string): [whole: string, decimal: string] | undefined {
  const [, front, back] = /^([1-9]\d{0,2}),(\d{3})$/u.exec(typed.trim()) ?? [];
  return front && back ? [front + back, `${front}.${back}`] : undefined;
}

/**
 * Reads a number as people write it: `7.5`, `7,5`, `131,072`, `131.072`, `1 000`, and `32k` for 32 × 1024 where
 * whole numbers are meant. If only whole numbers make sense, the comma in `8,192` separates thousands. Undefined if
 * it is not a number, or can be two.
 */
export function parseNumber(typed: string, whole: boolean): number | undefined {
  if (!whole && commaMeanings(typed)) return undefined;
  const text = typed.trim().replaceAll(/(?<=\d)[\s'’_](?=\d{3})/gu, '');
  const [, digits, k] = /^(\d[\d.,]*|[.,]\d+)(\s?k)?$/iu.exec(text) ?? [];
  if (digits === undefined || (k !== undefined && !whole)) return undefined;
  const plain = withPoint(digits, whole);
  if (plain === undefined) return undefined;
  const number = Number(plain) * (k === undefined ? 1 : 1024);
  return Number.isFinite(number) && (!whole || Number.isInteger(number)) ? number : undefined;
}

/**
 * The digits without thousands separators and with a decimal point, or nothing if the separators contradict
 * each other.
 */
function withPoint(digits: string, whole: boolean): string | undefined {
  const marks = digits.match(/[.,]/gu) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return digits;
  const thousands =
    new Set(marks).size === 1 &&
    (marks.length > 1 || (whole && /^\d{1,3}[.,]\d{3}$/u.test(digits)));
  const at = thousands ? digits.length : digits.lastIndexOf(last);
  const front = digits.slice(0, at);
  if (/[.,]/u.test(front) && !/^\d{1,3}([.,]\d{3})+$/u.test(front)) return undefined;
  return `${front.replaceAll(/[.,]/gu, '')}.${digits.slice(at + 1)}`;
}

const counts = new Intl.NumberFormat('en-US', {maximumFractionDigits: 3});

/** A count with separators: `131,072`. */
export function showCount(count: number): string {
  return counts.format(count);
}

/** A context in units of 1024 tokens if it is a multiple of that: `16K`, `128K`. */
export function showContext(tokens: number): string {
  return tokens >= 1024 && tokens % 1024 === 0 ? `${showCount(tokens / 1024)}K` : showCount(tokens);
}

export type Unit = 'GB' | 'GiB';

/** GB are 10⁹ bytes, GiB are 2³⁰ bytes. */
const BYTES: Readonly<Record<Unit, number>> = {GB: 1e9, GiB: 2 ** 30};

function sized(bytes: number, unit: Unit): string {
  const value = bytes / BYTES[unit];
  if (value < 0.005) return '0';
  return new Intl.NumberFormat('en-US', {
    maximumFractionDigits: value < 1 ? 2 : value < 100 ? 1 : 0,
  }).format(value);
}

/** A size with unit: `4.9 GB`. */
export function showSize(bytes: number, unit: Unit = 'GB'): string {
  return `${sized(bytes, unit)} ${unit}`;
}

/** A range without unit: `4.5 to 5.3`, or one number if both ends look the same. */
export function showNumbers({low, high}: Range, unit: Unit): string {
  const from = sized(low, unit);
  const to = sized(high, unit);
  return from === to ? to : `${from} to ${to}`;
}

/** A range with unit: `4.5 to 5.3 GB`. */
export function showRange(range: Range): string {
  return `${showNumbers(range, 'GB')} GB`;
}
