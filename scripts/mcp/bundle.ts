import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

import {build} from 'esbuild';
import {DomUtils, parseDocument} from 'htmlparser2';
import {parse as parseYaml} from 'yaml';

import type {DocsData, PageData} from '../../mcp/data.ts';
import {comparable, headingsOf} from '../../src/site/text/sections.ts';
import {RELEASES} from '../../src/data/releases.ts';
import {currentSdk, loadSdkModel, modelOf} from '../../src/data/sdk/index.ts';
import {GrowingIndex} from '../../src/features/search/core/decode.ts';
import {MANIFEST} from '../../src/features/search/core/engine.ts';
import type {Manifest} from '../../src/features/search/core/types.ts';
import {filesBelow} from '../../src/site/util/files.ts';
import {loadNotes} from '../sdk/reference/notes.ts';

/** What the server is built from. */
export interface BundleOptions {
  /** A finished build. */
  readonly build: string;
  readonly origin: string;
  readonly baseUrl: string;
  readonly date: Date;
}

/**
 * Reads the server's data from a finished build.
 *
 * @throws Error when the build lacks the search indexes
 */
export async function collectData(options: BundleOptions): Promise<DocsData> {
  const {build: folder, origin, baseUrl, date} = options;
  const [latest = '', ...older] = RELEASES;
  const releases = RELEASES.map((name) => {
    const sdk = loadSdkModel(modelOf(name));
    // Notes are kept for the current SDK only.
    const noted = sdk.release === currentSdk() ? sdk.services : [];
    return {
      name,
      path: name === latest ? '' : `${name}/`,
      sdk,
      notes: Object.fromEntries(noted.map(({attribute}) => [attribute, loadNotes(attribute)])),
    };
  });
  const read = (file: string): Promise<string> => readFile(path.join(folder, file), 'utf8');
  const manifest = JSON.parse(await read(MANIFEST)) as Manifest;
  const kept = Object.entries(manifest.indexes).filter(
    ([fragment]) =>
      fragment !== `${latest}/` && ['', ...older.map((one) => `${one}/`)].includes(fragment),
  );
  const files = kept.flatMap(([, contexts]) => Object.values(contexts));
  const indexes: Record<string, unknown> = {
    [MANIFEST]: {v: manifest.v, indexes: Object.fromEntries(kept)} satisfies Manifest,
  };
  for (const file of files) {
    const head = JSON.parse(await read(file)) as unknown;
    indexes[file] = head;
    const index = new GrowingIndex(head, baseUrl);
    const records = index.records.map((_, number) => number);
    for (const part of [...index.wordFiles(['']), ...index.textFiles(records)]) {
      indexes[part] = JSON.parse(await read(part)) as unknown;
    }
  }

  const pages: PageData[] = [];
  for (const file of filesBelow(folder)) {
    // Not a page; and the copy of the latest release under its own number has the same pages.
    if (file === 'skill.md' || file.startsWith('.well-known/')) continue;
    if (!file.endsWith('.md') || file.startsWith(`${latest}/`) || file === `${latest}.md`) continue;
    const route = `/${file.replace(/(?:^|(?<=\/))index\.md$|\.md$/g, '')}`;
    const html = await read(file.replace(/\.md$/, '.html'));
    pages.push(pageOf(route, await read(file), html));
  }
  return {origin, baseUrl, date: date.toISOString().slice(0, 10), releases, pages, indexes};
}

/** Removes front matter and title from a Markdown version, and looks up the anchors of its headings. */
export function pageOf(route: string, markdown: string, html: string): PageData {
  const [whole = '', matter = ''] = /^---\n([\s\S]*?)\n---\n/.exec(markdown) ?? [];
  const {title = ''} = (parseYaml(matter) ?? {}) as {title?: string};
  const text = markdown
    .slice(whole.length)
    .replace(/^\s*# .*\n+(?:> For AI agents: .*\n+)?/, '')
    .trim();
  const built = anchorsOf(html);
  let at = 0;
  const anchors = headingsOf(text.split('\n')).map((heading) => {
    const found = built.findIndex(
      (one, index) => index >= at && comparable(one.text) === comparable(heading.text),
    );
    if (found === -1) return '';
    at = found + 1;
    return built[found]?.id ?? '';
  });
  return {route, title, text, anchors};
}

/** Headings of a built page with their ids. */
function anchorsOf(html: string): {id: string; text: string}[] {
  const isHeading = ({name, attribs}: {name: string; attribs: Record<string, string>}): boolean =>
    /^h[2-6]$/.test(name) && attribs.id !== undefined;
  return DomUtils.findAll(isHeading, parseDocument(html).children).map(({attribs, children}) => {
    // The link next to a heading is not part of its text.
    const text = children.filter(
      (child) => !(DomUtils.isTag(child) && /hash-link/.test(child.attribs.class ?? '')),
    );
    return {id: attribs.id ?? '', text: DomUtils.textContent(text)};
  });
}

/** Builds the server for a finished build. */
export async function bundleServer(options: BundleOptions): Promise<string> {
  return bundle(await collectData(options));
}

/**
 * Bundles the server and its data into one file that Node.js 20 runs as it is. The same data always produces the same
 * bytes.
 */
export async function bundle(data: DocsData): Promise<string> {
  const json = JSON.stringify(data);
  const packed = brotliCompressSync(json, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
    },
  });
  const result = await build({
    entryPoints: [path.join(import.meta.dirname, '../../mcp/main.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minify: true,
    legalComments: 'eof',
    define: {DOCS_DATA: JSON.stringify(packed.toString('base64'))},
    banner: {
      // Packages in CommonJS need this.
      js: "#!/usr/bin/env node\nimport {createRequire as kwCreateRequire} from 'node:module';const require = kwCreateRequire(import.meta.url);",
    },
    logLevel: 'silent',
  });
  return result.outputFiles[0]?.text ?? '';
}
