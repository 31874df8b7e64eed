import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {moveScript} from '../redirects/page.ts';
import {inBatches} from '../../../site/util/batches.ts';
import {redirectScript} from '../trailing-slash/stub.ts';

import {hashSource, headersFile, inlineHashes, secureHtml, securityHeaders} from './policy.ts';

/**
 * After a build, gives every page a policy that allows its own inline scripts and nothing else inline, and
 * writes the headers for hosts that can set them. See README.md.
 */
export default function contentSecurityPolicyPlugin(): Plugin {
  return {
    name: 'kamiwaza-content-security-policy',
    async postBuild({outDir}) {
      const scripts = new Set<string>([hashSource(redirectScript), hashSource(moveScript)]);
      const styleAttributes = new Set<string>();
      const secure = async (file: string): Promise<void> => {
        const html = await readFile(file, 'utf8');
        const found = inlineHashes(html);
        found.scripts.forEach((hash) => scripts.add(hash));
        found.styleAttributes.forEach((hash) => styleAttributes.add(hash));
        const secured = secureHtml(html, found);
        if (secured !== html) {
          // Docusaurus runs all plugins at once here, and some read the pages: they must never see half
          // of one, so the new page takes the old one's place in one step.
          await writeFile(`${file}.part`, secured);
          await rename(`${file}.part`, file);
        }
      };
      const entries = await readdir(outDir, {recursive: true, withFileTypes: true});
      const files = entries
        .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
        .map((entry) => path.join(entry.parentPath, entry.name));
      await inBatches(files, secure);
      await writeFile(
        path.join(outDir, '_headers'),
        headersFile(securityHeaders({scripts, styleAttributes})),
      );
    },
  };
}
