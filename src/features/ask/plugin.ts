import type {LoadContext, Plugin} from '@docusaurus/types';

import type {AskSettings} from './settings.ts';

/** The plugin's options. */
export interface AskOptions {
  /** Undefined: no endpoint is configured, and nothing of this feature is built. */
  readonly ask?: AskSettings | undefined;
}

/** Tells the bundler whether the search page can ask a model. See README.md. */
export default function askPlugin(_: LoadContext, {ask}: AskOptions): Plugin {
  return {
    name: 'kamiwaza-ask',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [new currentBundler.instance.DefinePlugin({KW_ASK: JSON.stringify(ask ?? false)})],
    }),
  };
}
