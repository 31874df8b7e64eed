/** The parts of a commit that the check needs. */
export interface Commit {
  readonly hash: string;
  readonly message: string;
  readonly files: readonly string[];
}

/**
 * Edits of frozen releases without a reason, one sentence each. A reason is a line `Frozen: …` in the
 * commit's message. The commit that freezes a release changes `versions.json` too and needs none.
 *
 * @param frozen releases that are no longer written
 */
export function unexplained(commits: readonly Commit[], frozen: readonly string[]): string[] {
  const isFrozen = (file: string): boolean => {
    const [, release] =
      /^(?:(?:\w+_)?versioned_(?:docs\/version-|sidebars\/version-)|src\/data\/product\/)(\d+\.\d+\.\d+)(?:\/|-sidebars\.json$)/.exec(
        file,
      ) ?? [];
    return release !== undefined && frozen.includes(release);
  };
  return commits.flatMap(({hash, message, files}) => {
    const touched = files.filter(isFrozen);
    if (touched.length === 0 || files.includes('versions.json')) return [];
    if (/^Frozen: \S.{9,}$/m.test(message)) return [];
    const more = touched.length > 1 ? ` and ${String(touched.length - 1)} more` : '';
    return [
      `${hash.slice(0, 9)} edits ${String(touched[0])}${more} of a frozen release. Say why in its message, on a line "Frozen: <reason>".`,
    ];
  });
}

/** Arguments of git that print the commits. Of a renamed file, git would name the new place alone. */
export const LOG: readonly string[] = [
  ...['log', '--name-only', '--no-renames', '-z', '--no-merges'],
  '--format=%x01%H%x02%B%x03',
];

/** Parses what git prints for {@link LOG}. */
export function parseLog(log: string): Commit[] {
  return log
    .split('\u0001')
    .filter((part) => part.includes('\u0002'))
    .map((part) => {
      const [head = '', names = ''] = part.split('\u0003');
      const [hash = '', message = ''] = head.split('\u0002');
      const files = names.split('\0').map((name) => name.trim());
      return {hash, message: message.trim(), files: files.filter((name) => name !== '')};
    });
}
