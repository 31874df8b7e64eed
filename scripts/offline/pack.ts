import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {Manifest} from '../../src/features/search/core/types.ts';
import {filesBelow} from '../../src/site/util/files.ts';

import type {Site} from './address.ts';
import {bundleClient} from './bundle.ts';
import {contentsPage, titleOf} from './contents.ts';
import {offlinePage, offlineStyles} from './page.ts';
import {type Entry, sha256, zip} from './zip.ts';

/** What the edition is made of. */
export interface OfflineOptions {
  /** A finished build. */
  readonly build: string;
  readonly origin: string;
  readonly baseUrl: string;
  readonly release: string;
  readonly commit: string;
  readonly date: Date;
}

/** The edition, not yet written. */
export interface OfflineEdition {
  /** Name of the archive and of the folder in it. */
  readonly name: string;
  readonly entries: readonly Entry[];
  readonly archive: Uint8Array;
  readonly sha256: string;
  /** Addresses that lead to the public site, because the edition does not hold them. */
  readonly missing: readonly string[];
}

/** Left out: the framework's script, pages for a server, what only a public site needs. */
const LEFT_OUT =
  /^(?:assets\/js\/.*|404\.html|sitemap\.xml|robots\.txt|_headers|\.nojekyll|CNAME|blog\/(?:rss|atom|feed).*|search-index.*\.json|[^/]+\/search-index.*\.json|.*\.(?:br|gz|map)|.*\.LICENSE\.txt)$/;
const MANIFEST = 'search-index.json';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The list of all index files, as the site has it. */
async function readManifest(build: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(build, MANIFEST), 'utf8')) as Manifest;
}

/** Index files as scripts that hand their content over. */
async function searchScripts(build: string, manifest: Manifest): Promise<Entry[]> {
  const names = [
    MANIFEST,
    ...Object.values(manifest.indexes).flatMap((list) => Object.values(list)),
  ];
  return Promise.all(
    names.sort().map(async (name) => {
      const json = (await readFile(path.join(build, name), 'utf8')).trim();
      const file = name.replaceAll('/', '-').replace(/\.json$/, '');
      return {
        name: `assets/search/${file}.js`,
        content: bytes(`kwIndex(${JSON.stringify(name)},${JSON.stringify(json)});\n`),
      };
    }),
  );
}

function readme({release, commit, date}: OfflineOptions, pages: number): string {
  return [
    `Kamiwaza documentation, release ${release}, offline edition`,
    '',
    'Open index.html in a browser. No server and no network are needed.',
    '',
    `Pages:  ${String(pages)}, with all releases, the SDK and the blog`,
    `Commit: ${commit} (${date.toISOString().slice(0, 10)})`,
    '',
    'MANIFEST.sha256 lists every file with its SHA-256 sum. To verify, in this folder:',
    '',
    '    sha256sum --check --quiet MANIFEST.sha256',
    '',
  ].join('\n');
}

/** Whether a page only leads to another address: nothing links to it, and nobody types addresses here. */
function leadsOn(html: string): boolean {
  return html.includes('http-equiv="refresh"');
}

/**
 * Makes the offline edition from a build. The same build gives the same bytes.
 *
 * @param options the build and what is known of it
 */
export async function packOffline(options: OfflineOptions): Promise<OfflineEdition> {
  const {build, origin, baseUrl, release, date} = options;
  const manifest = await readManifest(build);
  const all = filesBelow(build);
  const present = new Set(all);
  const isStub = (file: string): boolean =>
    file.endsWith('/index.html') && present.has(file.replace(/\/index\.html$/, '.html'));
  const files = all.filter((file) => !LEFT_OUT.test(file) && !isStub(file));
  const versions = Object.keys(manifest.indexes).sort((a, b) =>
    a === '' ? -1 : b === '' ? 1 : b.localeCompare(a, 'en', {numeric: true}),
  );
  const site: Site = {origin, baseUrl, files: new Set(files), versions};

  const entries: Entry[] = [];
  const missing = new Set<string>();
  const pages: {file: string; title: string}[] = [];
  let shell = '';
  for (const file of files) {
    const content = await readFile(path.join(build, file));
    if (file.endsWith('.html')) {
      const html = content.toString('utf8');
      if (leadsOn(html)) {
        continue;
      }
      const page = offlinePage(html, file, site);
      page.missing.forEach((address) => missing.add(address));
      entries.push({name: file, content: bytes(page.html)});
      pages.push({file, title: titleOf(page.html)});
      shell = file === 'search.html' ? page.html : shell;
    } else if (file.endsWith('.css')) {
      entries.push({
        name: file,
        content: bytes(offlineStyles(content.toString('utf8'), file, site)),
      });
    } else {
      entries.push({name: file, content});
    }
  }
  const folders = versions
    .filter((version) => version !== '')
    .map((version) => version.slice(0, -1));
  entries.push({name: 'contents.html', content: bytes(contentsPage(shell, pages, folders))});
  for (const [name, content] of await bundleClient(release, baseUrl)) {
    entries.push({name, content});
  }
  entries.push(...(await searchScripts(build, manifest)));
  entries.push({name: 'README.txt', content: bytes(readme(options, pages.length))});
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  const sums = entries.map(({name, content}) => `${sha256(content)}  ${name}`).join('\n');
  entries.push({name: 'MANIFEST.sha256', content: bytes(`${sums}\n`)});

  const name = `kamiwaza-docs-${release}-offline`;
  const archive = zip(name, entries, date);
  return {name, entries, archive, sha256: sha256(archive), missing: [...missing].sort()};
}
