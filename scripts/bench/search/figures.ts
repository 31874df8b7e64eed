/** A share in percent. */
export const percent = (share: number): string => (share * 100).toFixed(1);
/** A time in milliseconds. */
export const milliseconds = (time: number): string =>
  time < 10 ? time.toFixed(1) : time.toFixed(0);
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
/** A Markdown table; numbers are on the right. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map((_, column) => (column === 0 ? '---' : '--:'))), ...rows.map(row)].join(
    '\n',
  );

/** The time below which a share of all times is. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Rounds through all questions; the fastest time of each counts, because other load only slows down. */
export const ROUNDS = 3;

/** The fastest time of each question over all rounds. */
export function fastest(rounds: readonly (readonly number[])[]): number[] {
  return (rounds[0] ?? []).map((_, question) =>
    Math.min(...rounds.map((round) => round[question] ?? Infinity)),
  );
}
