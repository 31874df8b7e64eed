import path from 'node:path';

import {build} from 'esbuild';

const CLIENT = path.join(import.meta.dirname, 'client');

/** The scripts and the style sheet of the edition, by file name. */
export async function bundleClient(
  release: string,
  baseUrl: string,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const result = await build({
    entryPoints: ['early.ts', 'offline.ts', 'engine.ts', 'offline.css'].map((name) =>
      path.join(CLIENT, name),
    ),
    outdir: 'assets',
    bundle: true,
    write: false,
    minify: true,
    legalComments: 'none',
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    define: {KW_RELEASE: JSON.stringify(release), KW_BASE: JSON.stringify(baseUrl)},
    logLevel: 'error',
  });
  return new Map(
    result.outputFiles.map(({path: file, contents}) => [`assets/${path.basename(file)}`, contents]),
  );
}
