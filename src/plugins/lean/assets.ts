/** What of rspack this room needs; webpack has the same. */
export interface Bundler {
  readonly NormalModuleReplacementPlugin: new (
    pattern: RegExp,
    replace: (resource: {request: string; readonly context: string}) => void,
  ) => object;
  readonly Compilation: {
    readonly PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number;
    readonly PROCESS_ASSETS_STAGE_OPTIMIZE_HASH: number;
  };
  readonly sources: {readonly RawSource: new (text: string) => object};
}
interface Compilation {
  readonly hooks: {
    readonly processAssets: {
      tap: (options: {name: string; stage: number}, run: (assets: Assets) => void) => void;
    };
  };
  updateAsset: (name: string, source: object) => void;
}
type Assets = Readonly<Record<string, {source: () => string | Buffer}>>;
interface Compiler {
  readonly hooks: {
    readonly compilation: {tap: (name: string, run: (compilation: Compilation) => void) => void};
  };
}

/** Scripts and style sheets that the bundler is about to write: text by file name. */
export interface Files {
  readonly scripts: ReadonlyMap<string, string>;
  readonly sheets: ReadonlyMap<string, string>;
}

/**
 * A plugin of the bundler that rewrites scripts and style sheets before they are written.
 *
 * @param name whom the bundler names when it fails
 * @param stage when, a `PROCESS_ASSETS_STAGE_` of the bundler or a number near one
 * @param rewrite gets all files, gives the changed ones
 */
export function assetsPlugin(
  {sources}: Bundler,
  name: string,
  stage: number,
  rewrite: (files: Files) => ReadonlyMap<string, string>,
): object {
  const ending = (assets: Assets, end: string): Map<string, string> =>
    new Map(
      Object.entries(assets)
        .filter(([file]) => file.endsWith(end))
        .map(([file, asset]) => [file, String(asset.source())]),
    );
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.compilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tap({name, stage}, (assets) => {
          const files = {scripts: ending(assets, '.js'), sheets: ending(assets, '.css')};
          rewrite(files).forEach((text, file) => {
            compilation.updateAsset(file, new sources.RawSource(text));
          });
        });
      });
    },
  };
}
