import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {SKILL_INDEX, withDigests} from '../../src/features/markdown-pages/skill.ts';
import {fileOfPath} from '../../src/features/offline-edition/edition.ts';
import {DATA_CALL, dataScript} from '../../src/features/offline-edition/read-text.ts';
import {filesBelow} from '../../src/site/util/files.ts';
import type {SiteBuild} from '../lib/build.ts';
import {isStub, routeOf} from '../lib/files.ts';
import {SERVER_FILE} from '../mcp/server-file.ts';

import type {Site} from './address.ts';
import {offlinePage, offlineStyles} from './page.ts';
import {offlineText} from './text.ts';
import {type Entry, sha256, zip} from './zip.ts';

/** What the edition is built from. */
export interface OfflineOptions extends SiteBuild {
  readonly release: string;
  readonly commit: string;
  /** The documentation server for AI agents (`scripts/mcp`); undefined if there is none. */
  readonly server?: string;
}

/**
 * Left out: pages for a server, what only a public site needs, such as social cards, and workers, which a page from the
 * file system may not start.
 */
const LEFT_OUT =
  /^(?:assets\/js\/[a-z]+-worker\..*|cards\/.*|img\/social-card\.png|404\.html|opensearch\.xml|sitemap\.xml|robots\.txt|_headers|\.nojekyll|CNAME|blog\/(?:rss\.xml|atom\.xml|feed\.json)|.*\.(?:br|gz|map)|.*\.LICENSE\.txt)$/;
/** Index files: nobody opens them, and scripts load them as data scripts. */
const INDEX = /(?:^|\/)search-index[^/]*\.json$/;
/**
 * Files that scripts read: each is included as a script, because a page from the file system may load nothing else.
 * Index files are included only as scripts.
 */
const DATA = new RegExp(`\\.md$|${INDEX.source}`);

/**
 * Texts for agents: their links lead to each other. The scripts made from them (DATA) keep the public addresses, because
 * readers paste the copied page elsewhere.
 */
const TEXT = /\.md$|(?:^|\/)llms(?:-full)?\.txt$/;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function readme(
  {release, commit, date, server, origin, baseUrl}: OfflineOptions,
  pages: number,
): string {
  return [
    `Kamiwaza documentation, release ${release}, offline edition`,
    '',
    'Open index.html in a browser. No server and no network are needed. On Windows, unpack the archive to a short path',
    'such as C:\\docs: pages stop working when file paths are longer than 260 characters.',
    '',
    `Pages:  ${String(pages)}, with all releases, the SDK and the blog`,
    `Commit: ${commit} (${date.toISOString().slice(0, 10)})`,
    '',
    'Each page has two files: quickstart.html is for browsers, and quickstart.md is the same page as Markdown.',
    '',
    'For AI agents that read files: llms.txt lists all pages as Markdown.',
    '',
    ...(server === undefined
      ? []
      : [
          'For AI agents that use tools: an MCP server with the same pages, which needs Node.js 20 or newer and no network:',
          '',
          `    node ${SERVER_FILE}`,
          '',
          `It cites addresses of the public site: ${origin}${baseUrl}quickstart is quickstart.html here.`,
          '',
        ]),
    'MANIFEST.sha256 lists every file with its SHA-256 sum. The command for your system, run in this folder, names the',
    'files that differ. On Linux:',
    '',
    '    sha256sum --check --quiet MANIFEST.sha256',
    '',
    'On macOS:',
    '',
    '    shasum -a 256 --check --quiet MANIFEST.sha256',
    '',
    'On Windows, in PowerShell:',
    '',
    "    Get-Content MANIFEST.sha256 | ForEach-Object { $sum, $file = $_ -split '  ', 2; if ((Get-FileHash -LiteralPath $file).Hash -ne $sum) { $file } }",
    '',
  ].join('\n');
}

/** Scripts find a page's file by its address alone, so the two must agree. */
function checkAddress(file: string, baseUrl: string): void {
  const address = routeOf(file, baseUrl).slice(baseUrl.length);
  if (fileOfPath(address) !== file) {
    throw new Error(
      `${file}: links of the offline edition would look for ${fileOfPath(address)}. Adapt fileOfPath in src/features/offline-edition/edition.ts.`,
    );
  }
}

/** The list of skills with the sums of the edition's own files. */
function skillList(entries: readonly Entry[], at: number): Entry {
  const text = new TextDecoder().decode(entries[at]?.content);
  const list = withDigests(JSON.parse(text) as Parameters<typeof withDigests>[0], (file) => {
    const content = entries.find(({name}) => name === file)?.content;
    if (content === undefined) {
      throw new Error(`${SKILL_INDEX} names ${file}, which does not exist. Build the site again.`);
    }
    return content;
  });
  return {name: SKILL_INDEX, content: bytes(list)};
}

/**
 * Creates the offline edition from a build. The same build produces the same bytes. `missing` are addresses that lead
 * to the public site, because the edition does not contain them.
 */
export async function packOffline(options: OfflineOptions) {
  const {build, origin, baseUrl, release} = options;
  const all = filesBelow(build);
  const present = new Set(all);
  const files = all.filter((file) => !LEFT_OUT.test(file) && !isStub(file, present));
  const site: Site = {origin, baseUrl, files: new Set(files)};

  const entries: Entry[] = [];
  const missing = new Set<string>();
  let pages = 0;
  for (const file of files) {
    const content = await readFile(path.join(build, file));
    const text = (): string => content.toString('utf8');
    if (file.endsWith('.html')) {
      // A redirect: nothing links to it, and nobody types addresses here.
      if (text().includes('http-equiv="refresh"')) continue;
      checkAddress(file, baseUrl);
      const page = offlinePage(text(), file, site);
      page.missing.forEach((address) => missing.add(address));
      entries.push({name: file, content: bytes(page.html)});
      pages += 1;
    } else if (file.endsWith('.css')) {
      entries.push({name: file, content: bytes(offlineStyles(text(), file, site))});
    } else if (TEXT.test(file)) {
      entries.push({name: file, content: bytes(offlineText(text(), file, site))});
    } else if (!INDEX.test(file)) {
      entries.push({name: file, content});
    }
    if (DATA.test(file)) {
      entries.push({
        name: dataScript(file),
        content: bytes(`${DATA_CALL}(${JSON.stringify(file)},${JSON.stringify(text())});\n`),
      });
    }
  }
  const skills = entries.findIndex(({name}) => name === SKILL_INDEX);
  if (skills !== -1) entries[skills] = skillList(entries, skills);
  if (options.server !== undefined) {
    entries.push({name: SERVER_FILE, content: bytes(options.server)});
  }
  entries.push({name: 'README.txt', content: bytes(readme(options, pages))});
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  const manifest = entries.map(({name, content}) => `${sha256(content)}  ${name}`).join('\n');
  entries.push({name: 'MANIFEST.sha256', content: bytes(`${manifest}\n`)});

  // Of the archive and of the folder in it.
  const name = `kamiwaza-docs-${release}-offline`;
  const archive = zip(name, entries, options.date);
  return {name, entries, missing: [...missing].sort(), archive, sha256: sha256(archive)};
}
