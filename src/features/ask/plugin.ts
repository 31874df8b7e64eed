import type {LoadContext, Plugin} from '@docusaurus/types';

import type {AskSettings} from './settings.ts';

/**
 * Tells the bundler whether the search page can ask a model. Without settings, nothing of this feature is built. See
 * README.md.
 */
export default function askPlugin(_: LoadContext, {ask}: {readonly ask?: AskSettings}): Plugin {
  return {
    name: 'kamiwaza-ask',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [new currentBundler.instance.DefinePlugin({KW_ASK: JSON.stringify(ask ?? false)})],
    }),
  };
}
