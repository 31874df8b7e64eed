import {createRequire} from 'node:module';
import path from 'node:path';
import {setFlagsFromString} from 'node:v8';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {env} from '../../config/env.ts';

import {makeOnce} from './postcss.ts';

/**
 * Bytes of bytecode that a function runs through before V8 asks whether to optimize it; V8's own default is
 * 67,584. Why more: README.md.
 */
const INTERRUPT_BUDGET = 1_000_000;

/** Makes a build cost less and changes nothing of what it makes. Each mean and its gain: README.md. */
export default function cheapBuildPlugin(context: LoadContext): Plugin {
  return cheapBuild(context, env.development);
}

/**
 * The plugin, apart from the environment.
 *
 * @param development `npm start` rather than a build
 */
export function cheapBuild({siteDir}: Pick<LoadContext, 'siteDir'>, development: boolean): Plugin {
  const require = createRequire(path.join(siteDir, 'package.json'));
  if (!development) {
    setFlagsFromString(`--interrupt-budget=${String(INTERRUPT_BUDGET)}`);
  }
  return {
    name: 'kamiwaza-cheap-build',
    configurePostCss: (options) =>
      makeOnce(options, (name) => require(name) as (options?: unknown) => unknown),
    configureWebpack: (_, isServer) =>
      // "eager" still runs a page when it is asked for; it only gives it no file of its own.
      isServer && !development
        ? {module: {parser: {javascript: {dynamicImportMode: 'eager'}}}}
        : {},
  };
}
