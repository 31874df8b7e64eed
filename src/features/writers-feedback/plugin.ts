import type {LoadContext, Plugin} from '@docusaurus/types';

import {changedPages, findingsOn} from './changed.ts';

/** The part of the bundler's interface that this plugin uses; webpack and Rspack share it. */
interface Compiler {
  readonly modifiedFiles?: ReadonlySet<string>;
  readonly hooks: {
    readonly make: {
      tapPromise(name: string, hook: (compilation: {errors: Error[]}) => Promise<void>): void;
    };
  };
}

const NAME = 'kamiwaza-writers-feedback';

/**
 * While `npm start` runs, checks every page that is saved with the content rules and shows the findings in
 * the terminal and in the browser's overlay. See README.md.
 */
export default function writersFeedbackPlugin({siteDir}: LoadContext): Plugin {
  const known = new Map<string, readonly string[]>();

  async function look(files: ReadonlySet<string>): Promise<void> {
    const pages = changedPages(siteDir, files);
    if (pages.length === 0) return;
    for (const [page, lines] of await findingsOn(siteDir, pages)) {
      known.set(page, lines);
      console.log(lines.length > 0 ? `\n${lines.join('\n')}\n` : `${page}: no findings`);
    }
  }

  return {
    name: NAME,
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'development') return {};
      return {
        plugins: [
          {
            apply(compiler: Compiler) {
              compiler.hooks.make.tapPromise(NAME, async (compilation) => {
                try {
                  await look(compiler.modifiedFiles ?? new Set());
                } catch (error) {
                  console.error(error);
                }
                for (const line of [...known.values()].flat()) {
                  compilation.errors.push(new Error(line));
                }
              });
            },
          },
        ],
      };
    },
  };
}
