const LONGEST = 60;

/** A block with the name of a file is a whole program or a whole file. */
export const FILE = /^[\w.-]+\.(?:py|ts|tsx|sh|ps1|ya?ml|toml|json)$/;

/**
 * A name for a block, among many others on its page: its file, or its first line. Another title, such as `Message`, is
 * that of many blocks and only begins the name.
 */
export function nameOf(title: unknown, code: string): string {
  const line = (code.trim().split('\n', 1)[0] ?? '').trim();
  const name = typeof title !== 'string' ? line : FILE.test(title) ? title : `${title}: ${line}`;
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name;
}
