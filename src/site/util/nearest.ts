/** The known name that a mistyped one probably means; undefined if none is close. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(name.length / 2)) + 1;
  for (const candidate of known) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Steps (insert, delete, replace, swap of neighbours) from one word to the other. */
function editDistance(from: string, to: string): number {
  const rows: number[][] = [Array.from({length: to.length + 1}, (_, i) => i)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= from.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= to.length; j++) {
      const replace = at(i - 1, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      let steps = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replace);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        steps = Math.min(steps, at(i - 2, j - 2) + 1);
      }
      rows[i]?.push(steps);
    }
  }
  return at(from.length, to.length);
}
