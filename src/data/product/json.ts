import {datasetsOf, namedColumns, releases} from './index.ts';
import {addressOf, hasPage, parseDocLink} from './links.ts';
import type {Cell, Dataset} from './types.ts';

/** What readers get as /data/<release>/<id>.json. Links lead to the pages of that release, as far as it has them. */
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
    return link ? `](${addressOf(link, hasPage(release, link) ? `/${release}` : '')})` : all;
  });
}

/** Every file of static/data/, with the content that it must have. */
export function jsonFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const release of releases()) {
    for (const dataset of datasetsOf(release)) {
      files.set(`static/data/${release}/${dataset.id}.json`, toJson(dataset, release));
    }
  }
  return files;
}
