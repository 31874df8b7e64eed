import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

import {type CheerioAPI, load} from 'cheerio/slim';
import {build} from 'esbuild';
import {parse as parseYaml} from 'yaml';

import type {DocsData, PageData} from '../../mcp/data.ts';
import {comparable, headingsOf} from '../../src/site/text/sections.ts';
import {findDataset} from '../../src/data/product/index.ts';
import {RELEASES} from '../../src/data/releases.ts';
import {SETUP_GROUPS, setupGroups} from '../../src/data/setup.ts';
import {currentSdk, loadSdkModel, modelOf} from '../../src/data/sdk/index.ts';
import {GrowingIndex} from '../../src/features/search/core/decode.ts';
import {MANIFEST} from '../../src/features/search/core/engine.ts';
import type {Manifest} from '../../src/features/search/core/types.ts';
import {filesBelow} from '../../src/site/util/files.ts';
import type {SiteBuild} from '../lib/build.ts';
import {loadNotes} from '../sdk/reference/notes.ts';

/**
 * Reads the server's data from a finished build.
 *
 * @throws Error when the build lacks the search indexes
 */
export async function collectData(options: SiteBuild): Promise<DocsData> {
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
      notes: Object.fromEntries(
        noted.map(({attribute}) => [attribute, filled(loadNotes(attribute), name)]),
      ),
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
    for (const part of new GrowingIndex(head, baseUrl).missingFiles()) {
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

/** Notes with the cells of the product's data in place of `<DataText>`, as on their page. */
function filled<T>(notes: T, release: string): T {
  const tag = /<DataText of=\\"([\w-]+)\\" where=\\"(\w+)=([\w-]+)\\" column=\\"(\w+)\\" \/>/g;
  const json = JSON.stringify(notes).replace(
    tag,
    (whole, of: string, key: string, value: string, column: string) => {
      const row = findDataset(release, of)?.rows.find((one) => one[key] === value);
      const cell = row?.[column];
      if (cell === undefined) throw new Error(`The notes name a cell that is missing: ${whole}`);
      return JSON.stringify(String(cell)).slice(1, -1);
    },
  );
  return JSON.parse(json) as T;
}

/** Removes front matter and title from a Markdown version, and looks up the anchors of its headings and panels. */
export function pageOf(route: string, markdown: string, html: string): PageData {
  const [whole = '', matter = ''] = /^---\n([\s\S]*?)\n---\n/.exec(markdown) ?? [];
  const {title = ''} = (parseYaml(matter) ?? {}) as {title?: string};
  const text = markdown
    .slice(whole.length)
    .replace(/^\s*# .*\n+(?:> For AI agents: .*\n+)?/, '')
    .trim();
  const lines = text.split('\n');
  const $ = load(html);
  const idOf = inOrder(headingsIn($));
  const headings = headingsOf(lines).map(({line, text: own}) => ({
    from: line,
    id: idOf(own)?.id ?? '',
  }));
  const panelOf = inOrder(panelsIn($));
  const panels = lines.flatMap((line, from) => {
    const panel = panelOf(/^\*\*(.+):\*\*$/.exec(line)?.[1] ?? '');
    return panel === undefined ? [] : [{...panel, from}];
  });
  return {
    route,
    title,
    text,
    anchors: headings.map(({id}) => id),
    panels: panels.map(({id, from, end, inside}) => {
      const next = [...headings, ...panels].filter((one) => one.from > from && !inside.has(one.id));
      const closed = lines.indexOf(end, from);
      const to = [...next.map((one) => one.from), ...(closed === -1 ? [] : [closed])];
      return {anchor: id, from, to: Math.min(lines.length, ...to)};
    }),
  };
}

/** Finds elements by their text, each after the one before. */
function inOrder<T extends {text: string}>(built: readonly T[]): (text: string) => T | undefined {
  let at = 0;
  return (text) => {
    const found = built.findIndex(
      (one, index) => index >= at && comparable(one.text) === comparable(text),
    );
    if (found === -1 || comparable(text) === '') return undefined;
    at = found + 1;
    return built[found];
  };
}

/** Headings of a built page with their ids. */
function headingsIn($: CheerioAPI): {id: string; text: string}[] {
  const headings = $('h2[id], h3[id], h4[id], h5[id], h6[id]').toArray();
  return headings.map((tag) => ({
    id: $(tag).attr('id') ?? '',
    // The link next to a heading is not part of its text.
    text: $(tag).contents().not('.hash-link').text(),
  }));
}

/** Panels of a built page: name, ids of what they contain, and the line that follows the last one of its tabs. */
function panelsIn(
  $: CheerioAPI,
): {id: string; text: string; inside: ReadonlySet<string>; end: string}[] {
  const panels = $('[data-panel]').toArray();
  return panels.map((tag) => {
    const {id = '', 'data-panel': text = ''} = tag.attribs;
    const group = SETUP_GROUPS.find((one) => id.startsWith(`${one}-`)) ?? 'platform';
    const named = $(tag).find('[id]').toArray();
    const inside = new Set(named.map(({attribs}) => attribs.id ?? ''));
    return {id, text, inside, end: `**${setupGroups[group].all}:**`};
  });
}

/** Builds the server for a finished build. */
export async function bundleServer(options: SiteBuild): Promise<string> {
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
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
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
