import {describe, expect, it} from 'vitest';

import {knownErrors} from '../../../data/known-errors/index.ts';
import {ERROR_PAGES, errorPath} from '../../../data/known-errors/pages.ts';
import {LATEST} from '../../../data/releases.ts';
import {compile} from '../../../../tests/support/compile-mdx.ts';
import {readdirSync, readFileSync} from 'node:fs';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {attribute, parsePage} from '../../../site/mdx/parse.ts';
import {importTabs} from '../platform-tabs.ts';
import {sectionTitle} from '../entry-nodes.ts';
import remarkKnownErrors from '../remark-known-errors.ts';
import {QUESTIONS} from '../report.ts';

describe('KnownErrors', () => {
  it('shows the entries of a component with message, steps, check and source', async () => {
    const [entry] = knownErrors.filter(({component}) => component === 'milvus');
    if (entry === undefined) throw new Error('no entry');
    const html = await compile('<KnownErrors of="milvus" />', [[remarkKnownErrors, {tabs: false}]]);
    expect(html).toContain(`<h3>${entry.title}`);
    expect(html).toContain('<ol>');
    expect(html).toContain('Check: ');
    expect(html).toContain(entry.sources[0].url);
  });

  it('stops at a component without entries, with the line and what to write', async () => {
    await expect(
      compile('Text.\n\n<KnownErrors of="vlm" />', [remarkKnownErrors], {file: 'docs/a.mdx'}),
    ).rejects.toThrow(/docs\/a\.mdx:3: .*Did you mean "vllm"\?/);
    await expect(compile('<KnownErrors />', [remarkKnownErrors])).rejects.toThrow(
      'There are: apt, cockroachdb, ',
    );
  });

  it('shows one entry without its heading, with a link to it', async () => {
    const [entry] = knownErrors.filter(({id}) => id === 'milvus-dimension');
    if (entry === undefined) throw new Error('no entry');
    const html = await compile('## Own heading\n\n<KnownErrors id="milvus-dimension" />', [
      remarkKnownErrors,
    ]);
    expect(html).toContain('<h2>Own heading');
    expect(html).not.toContain('<h3');
    expect(html).toContain('<ol>');
    expect(html).toContain('Check: ');
    expect(html).toContain(`href="${errorPath(entry)}"`);
  });

  it('links to pages of the release that the page belongs to', async () => {
    const of = (file: string): Promise<string> =>
      compile('## Own heading\n\n<KnownErrors id="milvus-dimension" />', [remarkKnownErrors], {
        file,
      });
    expect(await of('docs/errors/a.mdx')).toContain('href="/errors/services#milvus-dimension"');
    const copy = await of(`versioned_docs/version-${LATEST}/errors/a.mdx`);
    expect(copy).toContain(`href="/${LATEST}/errors/services#milvus-dimension"`);
    // No release 0.1.0 has docs: its copy lacks every page that the entry links to.
    const older = await of('versioned_docs/version-0.1.0/errors/a.mdx');
    expect(older).toContain('href="/errors/services#milvus-dimension"');
    for (const set of ['sdk', 'blog']) expect(copy).not.toContain(`href="/${LATEST}/${set}`);
  });

  it('has tabs where commands differ between platforms, and imports them once', () => {
    const {tree} = parsePage(
      'docs/a.mdx',
      '---\ntitle: A\n---\n\n<KnownErrors of="milvus" />\n',
      'docs',
    );
    if (tree === undefined) throw new Error('not MDX');
    void remarkKnownErrors()(tree, new VFile(), () => undefined);
    const items: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'TabItem') items.push(node);
    });
    expect(items.slice(0, 4).map((item) => attribute(item, 'value'))).toEqual([
      'ubuntu',
      'tarball',
      'macos',
      'windows',
    ]);
    const imports = tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));
    expect(imports).toEqual([
      "import Tabs from '@theme/Tabs';",
      "import TabItem from '@theme/TabItem';",
    ]);
    importTabs(tree, tree.children);
    expect(tree.children.filter(({type}) => type === 'mdxjsEsm')).toHaveLength(2);
  });

  it('imports nothing for tabs that the page has itself', () => {
    const page = '---\ntitle: A\n---\n\n<Tabs groupId="platform"></Tabs>\n\n';
    // No command of this entry differs between platforms.
    for (const more of ['', '<KnownErrors id="milvus-dimension" />\n']) {
      const {tree} = parsePage('docs/a.mdx', page + more, 'docs');
      if (tree === undefined) throw new Error('not MDX');
      void remarkKnownErrors()(tree, new VFile(), () => undefined);
      expect(tree.children.filter(({type}) => type === 'mdxjsEsm')).toEqual([]);
    }
  });

  it('has each different command once in plain text, under the names of its platforms', () => {
    const page = '---\ntitle: A\n---\n\n<KnownErrors of="milvus" />\n';
    const {tree} = parsePage('docs/a.mdx', page, 'docs');
    if (tree === undefined) throw new Error('not MDX');
    void remarkKnownErrors({tabs: false})(tree, new VFile(), () => undefined);
    const names = new Set<string>();
    visit(tree, 'code', ({value, meta}, at, parent) => {
      if (value !== 'kamiwaza start' || parent === undefined || at === undefined) return;
      expect(meta ?? undefined).toBeUndefined();
      names.add(toString(parent.children[at - 1]));
    });
    expect([...names]).toEqual(['Ubuntu package, WSL:']);
  });

  it('names the platforms of a command only where the reader does not know them', () => {
    const labels = (id: string): string[] => {
      const page = `---\ntitle: A\n---\n\n<KnownErrors id="${id}" />\n`;
      const {tree} = parsePage('docs/a.mdx', page, 'docs');
      if (tree === undefined) throw new Error('not MDX');
      void remarkKnownErrors()(tree, new VFile(), () => undefined);
      const found: string[] = [];
      visit(tree, 'paragraph', (node) => {
        if (node.data?.hProperties !== undefined) found.push(toString(node));
      });
      return found;
    };
    // All of it is for Windows.
    expect(labels('wsl-kernel-update')).toEqual([]);
    // Tabs name Linux and macOS; the one for Windows has a command for WSL, too.
    expect(new Set(labels('docker-daemon-not-running'))).toEqual(new Set(['WSL:', 'Linux, WSL:']));
  });

  it('stops at an entry that does not exist, with the line and the nearest id', async () => {
    await expect(
      compile('<KnownErrors id="milvus-dimensions" />', [remarkKnownErrors], {file: 'docs/a.mdx'}),
    ).rejects.toThrow(/docs\/a\.mdx:1: .*Did you mean "milvus-dimension"\?/);
  });
});

it('a link to a section has the heading as its text', async () => {
  const html = await compile('<KnownErrors of="mlx" />', [remarkKnownErrors]);
  expect(html).toContain('Model troubleshooting: Wrong engine, variant or model</a>');
  expect(sectionTitle('/models/which-error')).toBe('Error finder');
  expect(() => sectionTitle('/models/troubleshooting#nowhere')).toThrow(/"page" of the entry/);
});

it('every component is on the page that its address names, and no entry has the name of a page', () => {
  const folder = 'docs/errors';
  const shown = new Map(
    readdirSync(folder).flatMap((file) =>
      [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/<KnownErrors of="([^"]+)"/g)].map(
        ([, component = '']) => [component, file.replace(/\.mdx$/, '')] as const,
      ),
    ),
  );
  expect(
    Object.fromEntries([...shown].sort()),
    'ERROR_PAGES of src/data/known-errors/pages.ts, and <KnownErrors of="…" /> in docs/errors/',
  ).toEqual(ERROR_PAGES);
  const pages = new Set(Object.values(ERROR_PAGES));
  expect(knownErrors.filter(({id}) => pages.has(id))).toEqual([]);
  expect(errorPath({component: 'vllm', id: 'x'})).toBe('/errors/vllm#x');
});

it('asks for the same details in a report as the troubleshooting page', () => {
  const page = readFileSync('docs/models/troubleshooting.mdx', 'utf8');
  expect(page, 'copy the questions into docs/models/troubleshooting.mdx').toContain(QUESTIONS);
});
