const LONGEST = 60;

/** A name for a block, among many others on its page: its title, or else its first line. */
export function nameOf(title: unknown, code: string): string {
  const name = typeof title === 'string' ? title : (code.trim().split('\n', 1)[0] ?? '').trim();
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name;
}
