/** The Node.js for tools that need a newer one than the site. */
const NODE = 'node@22.23.3';

/**
 * Arguments with which `npx` runs a program from npm on Node.js 22. npm keeps both in its cache, outside of the
 * repository.
 *
 * @param name package with its version, such as `afdocs@0.22.2`
 */
export const onNewerNode = (name: string, program: string): string[] => [
  ...['--yes', '--package', NODE, '--package', name],
  ...['--', program],
];
