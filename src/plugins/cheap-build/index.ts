import {setFlagsFromString} from 'node:v8';

import type {Plugin} from '@docusaurus/types';

import {env} from '../../config/env.ts';

import {withoutPreset} from './postcss.ts';

/**
 * Bytes of bytecode that a function runs through before V8 asks whether to optimize it; V8's own default is
 * 67,584. Why more: README.md.
 */
const INTERRUPT_BUDGET = 1_000_000;

/** Makes a build cost less; its visitors get the same. Each mean and its gain: README.md. */
export default function cheapBuildPlugin(): Plugin {
  return cheapBuild(env.development);
}

/**
 * The plugin, apart from the environment.
 *
 * @param development `npm start` rather than a build
 */
export function cheapBuild(development: boolean): Plugin {
  if (!development) {
    setFlagsFromString(`--interrupt-budget=${String(INTERRUPT_BUDGET)}`);
  }
  return {
    name: 'kamiwaza-cheap-build',
    configurePostCss: withoutPreset,
    configureWebpack: (_, isServer) =>
      // "eager" still runs a page when it is asked for; it only gives it no file of its own.
      isServer && !development
        ? {module: {parser: {javascript: {dynamicImportMode: 'eager'}}}}
        : {},
  };
}
