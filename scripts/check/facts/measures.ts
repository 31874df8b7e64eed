/** Units, as a part of a regular expression. */
export const UNIT =
  'KiB|MiB|GiB|TiB|kB|KB|MB|GB|TB|bytes?|seconds?|minutes?|hours?|days?|ms|tokens?|cores?|vCPUs?|%|W|°C';

/** A number with a unit, a version, a port with its protocol, a range of ports. */
const MEASURES: readonly RegExp[] = [
  new RegExp(
    `(?<![\\w.])(\\d[\\d,]*(?:\\.\\d+)?)(?:\\s?[–-]\\s?(\\d[\\d,.]*))?[\\s\\u00a0]?(${UNIT})(?![\\w/])`,
    'g',
  ),
  /(?<![\w.])(v?\d+(?:\.\d+){1,3})(?![\w.%])/g,
  /(?<![\w.])(\d{2,5})(?:–(\d{2,5}))?\/(tcp|udp)\b/g,
  /(?<![\w.])(\d{4,5})\s?(?:–|-|to)\s?(\d{4,5})(?![\w.])/g,
];

const PATH =
  /(?<![\w.:/<>-])((?:~|\/(?:opt|etc|var|usr|home|tmp|mnt|root|srv|proc|Library|Applications|Users))(?:\/[\w.$@-]+)+|[A-Z]:\\[\w\\ .()-]+)/g;

/** Measures in a text, normalised, each once, in order: `16 GB`, `2.39.1`, `51100–51199/tcp`. */
export function measuresIn(text: string): string[] {
  let rest = text;
  const found: string[] = [];
  for (const pattern of MEASURES) {
    for (const [hit, from = '', second, third] of rest.matchAll(pattern)) {
      found.push(measure(from, second, third ?? ''));
      rest = rest.replace(hit, ' ');
    }
  }
  return [...new Set(found)].sort();
}

/** Absolute paths in a text, without a slash at the end. */
export function pathsIn(text: string): string[] {
  return [...text.matchAll(PATH)].map(([path]) => path.replace(/[\\/.]+$/, ''));
}

function measure(from: string, to: string | undefined, unit: string): string {
  const number = (text: string): string => text.replaceAll(',', '').replace(/^v(?=\d)/, '');
  const range = to === undefined ? number(from) : `${number(from)}–${number(to)}`;
  if (unit === '') return range;
  return /^(?:tcp|udp)$/.test(unit)
    ? `${range}/${unit}`
    : `${range} ${unit.replace(/(?<=[a-z]{3})s$/, '')}`;
}
