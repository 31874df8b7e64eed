/**
 * How many edits away a word of this length may be: one from three letters on (short words may only swap two
 * letters), two from nine.
 */
export function allowedEdits(word: string): number {
  if (word.length < 3 || /^\d/.test(word)) return 0;
  return word.length < 9 ? 1 : 2;
}
