import {existsSync, mkdirSync, readdirSync, readFileSync, unlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {datasetsOf, namedColumns, releases} from './index.ts';
import {parseDocLink, addressOf} from './links.ts';
import type {Cell, Dataset} from './types.ts';

const FOLDER = 'static/data';
const REMEDY = 'Run `npm run generate:data` and commit the result.';

/** What readers get as /data/<release>/<id>.json. Links lead to the pages of that release. */
export function toJson(dataset: Dataset, release: string): string {
  const {id, title, rows, note} = dataset;
  const readable = (cell: Cell): Cell => {
    if (typeof cell === 'number') return cell;
    if (typeof cell !== 'string') return cell.map((one) => linkRoutes(one, release));
    return linkRoutes(cell, release);
  };
  const content = {
    id,
    release,
    title,
    format: 'Text cells are inline Markdown. Links are paths below the root of the site.',
    columns: namedColumns(dataset),
    rows: rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, readable(cell)])),
    ),
    ...(note === undefined ? {} : {note: linkRoutes(note, release)}),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function linkRoutes(markdown: string, release: string): string {
  return markdown.replace(/\]\((doc:[^)]+)\)/g, (all, url: string) => {
    const link = parseDocLink(url);
    return link ? `](${addressOf(link, `/${release}`)})` : all;
  });
}

/** Every file that `npm run generate:data` owns, with the content it must have. */
export function jsonFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const release of releases()) {
    for (const dataset of datasetsOf(release)) {
      files.set(`${FOLDER}/${release}/${dataset.id}.json`, toJson(dataset, release));
    }
  }
  return files;
}

/** One line for every file that is missing, stale, or left over. */
export function staleJson(root: string): string[] {
  const expected = jsonFiles();
  const stale: string[] = [];
  for (const [file, content] of expected) {
    const full = path.join(root, file);
    if (!existsSync(full)) stale.push(`${file}: missing. ${REMEDY}`);
    else if (readFileSync(full, 'utf8') !== content) stale.push(`${file}: stale. ${REMEDY}`);
  }
  for (const file of leftovers(root, expected)) {
    stale.push(`${file}: has no dataset any more. ${REMEDY}`);
  }
  return stale;
}

/** Writes what changed, removes what is left over; returns the changed paths. */
export function writeJson(root: string): string[] {
  const expected = jsonFiles();
  const changed: string[] = [];
  for (const [file, content] of expected) {
    const full = path.join(root, file);
    if (existsSync(full) && readFileSync(full, 'utf8') === content) continue;
    mkdirSync(path.dirname(full), {recursive: true});
    writeFileSync(full, content);
    changed.push(file);
  }
  for (const file of leftovers(root, expected)) {
    unlinkSync(path.join(root, file));
    changed.push(file);
  }
  return changed;
}

function leftovers(root: string, expected: ReadonlyMap<string, string>): string[] {
  return releases().flatMap((release) => {
    const folder = path.join(root, FOLDER, release);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .map((name) => `${FOLDER}/${release}/${name}`)
      .filter((file) => !expected.has(file));
  });
}
