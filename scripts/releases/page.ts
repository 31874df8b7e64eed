import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {parse as parseYaml} from 'yaml';

import {redirects} from '../../src/data/redirects.ts';
import {LIST_ROUTES} from '../../src/site/list-pages.ts';
import {routeOfFile} from '../../src/site/routes.ts';
import {loadSite} from '../../src/site/source-pages.ts';
import {escapeRegExp} from '../../src/site/util/escape.ts';

export interface NewPage {
  /** Name of a file in templates/, without extension. */
  readonly kind: string;
  /** Address of the page: `installation/foo`, `sdk/services/foo`. */
  readonly route: string;
}

/**
 * Creates a page from a template and adds it to its sidebar, after the other pages of its folder.
 *
 * @returns the page's file, and its entry in the sidebar as `file:line`
 * @throws Error that says why and what to do, before anything is written
 */
export function createPage(root: string, {kind, route}: NewPage): [page: string, entry: string] {
  const at = (file: string): string => path.join(root, file);
  const kinds = readdirSync(at('templates'))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => name.replace(/\.mdx$/, ''));
  if (!kinds.includes(kind)) {
    throw new Error(`there is no template "${kind}". There are: ${kinds.join(', ')}.`);
  }
  const bare = route.replace(/^\/?(?:docs\/)?|\.mdx$/g, '');
  if (!/^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*$/.test(bare)) {
    throw new Error(
      `"${route}" is not an address. Write lower case words with hyphens, for example installation/proxy.`,
    );
  }
  if (/^sdk\/current(?:\/|$)/.test(bare)) {
    throw new Error('pages of sdk/current/ are generated: run `npm run refresh`.');
  }
  const isSdk = bare.startsWith('sdk/');
  const set = isSdk ? 'sdk' : 'docs';
  const id = isSdk ? bare.slice('sdk/'.length) : bare;
  const file = `${set}/${id}.mdx`;
  // Not that of the file for `models/index`.
  const address = routeOfFile(file) ?? `/${bare}`;
  if (/^\/(?:blog|changes)\//.test(address) || LIST_ROUTES.includes(address)) {
    throw new Error(
      `${address} is an address of the blog or of a generated page. Choose another; posts are written in blog/.`,
    );
  }
  const target = redirects[address];
  if (target !== undefined) {
    throw new Error(
      `src/data/redirects.ts leads ${address} to ${target}. Choose another address, or remove that line.`,
    );
  }
  const taken = loadSite(root, [set]).pages.find(
    (page) => page.file === file || page.route === address,
  );
  if (taken !== undefined) {
    throw new Error(`${taken.file} exists already, at ${taken.route}. Edit it.`);
  }
  const sidebar = isSdk ? 'sidebarsSdk.ts' : 'sidebars.ts';
  const entries = addToSidebar(readFileSync(at(sidebar), 'utf8'), id);

  mkdirSync(path.dirname(at(file)), {recursive: true});
  writeFileSync(at(file), fill(readFileSync(at(`templates/${kind}.mdx`), 'utf8'), id, isSdk));
  writeFileSync(at(sidebar), entries);
  const line = entries.split('\n').findIndex((one) => one.includes(`'${id}'`)) + 1;
  return [file, `${sidebar}:${String(line)}`];
}

/** The template with a title from the address and with links adapted to the place. */
function fill(template: string, id: string, isSdk: boolean): string {
  const words = (id.split('/').at(-1) ?? id).replace(/[-_]/g, ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  // As text: `404` would be a number.
  const value = parseYaml(title) === title ? title : `'${title}'`;
  const folder = path.posix.dirname(id);
  return template
    .replace(/^title: .*$/m, `title: ${value}`)
    .replace(/^sidebar_label: .*\n/m, '')
    .replace(/\]\(\.\.\/([^)]+?)\.mdx(#[^)]*)?\)/g, (_, target: string, hash = '') => {
      if (isSdk) return `](/${target}${String(hash)})`;
      const way = path.posix.relative(folder, `${target}.mdx`);
      return `](${way.startsWith('.') ? way : `./${way}`}${String(hash)})`;
    });
}

/** The sidebar's text with one more entry: at the end of the list with most neighbours, else at the end. */
export function addToSidebar(text: string, id: string): string {
  const folder = path.posix.dirname(id);
  const lines = text.split('\n');
  const insert = (after: number, line: string): string =>
    [...lines.slice(0, after + 1), line, ...lines.slice(after + 1)].join('\n');

  const neighbour =
    folder === '.' ? /^ {4}'[^'/]+',$/ : new RegExp(`^\\s*'${escapeRegExp(folder)}/[^'/]+',$`);
  const last = endOfLongestRun(lines.map((line) => neighbour.test(line)));
  if (last !== undefined) {
    const indent = /^\s*/.exec(lines[last] ?? '')?.[0] ?? '';
    return insert(last, `${indent}'${id}',`);
  }
  // Entries of a folder that share one line: items: ['team/kamiwaza', 'team/jobs'].
  const shared = lines.findIndex((line) =>
    new RegExp(`items: \\[.*'${escapeRegExp(folder)}/[^']+'\\]`).test(line),
  );
  if (folder !== '.' && shared >= 0) {
    lines[shared] = (lines[shared] ?? '').replace(/\](?=[^\]]*$)/, `, '${id}']`);
    return lines.join('\n');
  }
  const end = lines.lastIndexOf('  ],');
  if (end < 0) throw new Error(`the sidebar has no list to add '${id}' to. Add it by hand.`);
  return insert(end - 1, `    '${id}',`);
}

/** The index of the last `true` of the longest run; undefined if there is none. */
function endOfLongestRun(values: readonly boolean[]): number | undefined {
  let length = 0;
  let best: {end: number; length: number} | undefined;
  values.forEach((value, end) => {
    length = value ? length + 1 : 0;
    if (length > (best?.length ?? 0)) best = {end, length};
  });
  return best?.end;
}
