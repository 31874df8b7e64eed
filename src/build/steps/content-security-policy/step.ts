import type {BuildStep} from '../../../site/build-step.ts';

import {headersFile, inlineHashes, securityHeaders, securityTags} from './policy.ts';

/**
 * Gives every page a policy that allows its own inline scripts and nothing else inline, and writes the
 * headers for hosts that can set them. It is the last step, because its hashes are those of the complete
 * page. See README.md.
 */
export const contentSecurityPolicyStep: BuildStep = {
  name: 'content security policy',
  start({write}) {
    const scripts = new Set<string>();
    const styleAttributes = new Set<string>();
    return {
      page({$, addToHead}) {
        const found = inlineHashes($);
        for (const hash of found.scripts) scripts.add(hash);
        for (const hash of found.styleAttributes) styleAttributes.add(hash);
        addToHead(securityTags(found));
      },
      async finish() {
        await write('_headers', headersFile(securityHeaders({scripts, styleAttributes})));
      },
    };
  },
};
