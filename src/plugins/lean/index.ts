import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {slimConfig, slimRegistry} from './slim.ts';
import {leanStyles, wordsOf} from './styles.ts';

/** What of rspack this needs; webpack has the same. */
interface Bundler {
  readonly NormalModuleReplacementPlugin: new (
    pattern: RegExp,
    replace: (resource: {request: string; readonly context: string}) => void,
  ) => object;
  readonly Compilation: {readonly PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number};
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

const NAME = 'kamiwaza-lean';

/** Leaves unused rules out of the style sheets, after minification and before names get their hashes. */
function stylesPlugin({
  Compilation: {PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE},
  sources,
}: Bundler): object {
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.compilation.tap(NAME, (compilation) => {
        compilation.hooks.processAssets.tap(
          {name: NAME, stage: PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50},
          (assets) => {
            const words = new Set<string>();
            for (const [name, asset] of Object.entries(assets)) {
              if (name.endsWith('.js')) {
                wordsOf(String(asset.source()), words);
              }
            }
            for (const [name, asset] of Object.entries(assets)) {
              if (name.endsWith('.css')) {
                const css = leanStyles(String(asset.source()), words);
                compilation.updateAsset(name, new sources.RawSource(css));
              }
            }
          },
        );
      });
    },
  };
}

/**
 * Leaves out of the visitor's scripts and styles what no visitor uses. Each mean and its gain stands in
 * README.md; the server's half of the build and `npm start` stay as they are.
 */
export default function leanPlugin(context: LoadContext): Plugin {
  const folder = path.join(context.generatedFilesDir, NAME);
  const own = (file: string): string => path.join(__dirname, 'client', file);

  /** Writes a leaner copy of a generated file and returns where it stands. */
  function write(name: string, text: string): string {
    const file = path.join(folder, name);
    mkdirSync(folder, {recursive: true});
    writeFileSync(file, text);
    return file;
  }

  return {
    name: NAME,
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || config.mode !== 'production') {
        return {};
      }
      const bundler = currentBundler.instance as unknown as Bundler;
      const registry = readFileSync(path.join(context.generatedFilesDir, 'registry.js'), 'utf8');
      const content = path.join(context.siteDir, 'src', 'theme', 'CodeBlock', 'Content');
      const replacements: readonly (readonly [RegExp, string, RegExp?])[] = [
        [
          /^@generated\/docusaurus\.config$/,
          write(
            'config.mjs',
            `export default ${JSON.stringify(slimConfig({...context.siteConfig}))};\n`,
          ),
        ],
        [/^@generated\/registry$/, write('registry.js', slimRegistry(registry))],
        [/^nprogress$/, own('progress.ts')],
        [/^tslib$/, own('tslib.ts'), /utils-common/],
        [/theme-classic[\\/]lib[\\/]prism-include-languages(?:\.js)?$/, own('nothing.ts')],
        [/^\.\/now\.ts$/, path.join(content, 'later.ts'), /CodeBlock[\\/]Content/],
      ];
      return {
        optimization: {chunkIds: 'named'},
        plugins: [
          ...replacements.map(
            ([pattern, file, from]) =>
              new bundler.NormalModuleReplacementPlugin(pattern, (resource) => {
                if (from?.test(resource.context) ?? true) {
                  resource.request = file;
                }
              }) as never,
          ),
          stylesPlugin(bundler) as never,
        ],
      };
    },
  };
}
