/** A share in percent, without the sign: for cells of a table. */
export const ofHundred = (share: number): string => (share * 100).toFixed(1);
/** A share in percent. */
export const percent = (share: number): string => `${ofHundred(share)} %`;
/** A time in milliseconds. */
export const milliseconds = (time: number): string =>
  time < 10 ? time.toFixed(1) : time.toFixed(0);

/** A Markdown table with aligned columns; numbers, in all but the first, are on the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, column) =>
    Math.max(3, cell.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[], fill?: string): string => {
    const padded = widths.map((width, column) => {
      const cell = cells[column] ?? '';
      return column === 0 ? cell.padEnd(width, fill) : cell.padStart(width, fill);
    });
    return `| ${padded.join(' | ')} |`;
  };
  const rule = head.map((_, column) => (column === 0 ? '-' : '-:'));
  return [line(head), line(rule, '-'), ...rows.map((row) => line(row))].join('\n');
}

/**
 * The time below which a share of all times is.
 *
 * @throws Error if there are none: a measurement that measured nothing would look fast
 */
export function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  const time = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (time === undefined) throw new Error('Nothing was measured.');
  return time;
}

/** Rounds through all questions; the fastest time of each counts, because other load only slows down. */
export const ROUNDS = 3;

/** The fastest time of each question over all rounds. */
export function fastest(rounds: readonly (readonly number[])[]): number[] {
  return (rounds[0] ?? []).map((_, question) =>
    Math.min(...rounds.map((round) => round[question] ?? Infinity)),
  );
}
