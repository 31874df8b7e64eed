import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';

import {FROZEN, LATEST, PREVIOUS} from '../../../data/releases.ts';
import remarkReleaseBanner from '../remark.ts';

function bannerOf(file: string): string | undefined {
  const tree: Root = {type: 'root', children: []};
  void remarkReleaseBanner()(tree, new VFile({path: file, cwd: '/site'}), () => undefined);
  const [first] = tree.children;
  return first?.type === 'mdxjsEsm' ? first.value : undefined;
}

it('adds a banner to pages of frozen releases, with the comparison if there is one', () => {
  expect(FROZEN).toContain(PREVIOUS);
  expect(bannerOf(`versioned_docs/version-${PREVIOUS}/a/b.mdx`)).toBe(
    'export {default as VersionBanner} from "@site/src/features/release-banner/ReleaseBanner.tsx";',
  );
});

it('adds none to the latest release, its copy and the blog', () => {
  for (const file of [
    'docs/a.mdx',
    `versioned_docs/version-${LATEST}/a.mdx`,
    'sdk/intro.mdx',
    'blog/2025-01-01-a.mdx',
    `sdk_versioned_docs/version-${PREVIOUS}/a.mdx`,
  ]) {
    expect(bannerOf(file), file).toBeUndefined();
  }
});
