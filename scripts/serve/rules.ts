import {stat} from 'node:fs/promises';
import path from 'node:path';

/** What the server does with a request. */
export type Answer =
  | {readonly kind: 'file'; readonly status: 200 | 404; readonly file: string}
  | {readonly kind: 'redirect'; readonly to: string}
  | {readonly kind: 'text'; readonly status: 400 | 404; readonly text: string};

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (entry) => entry.isFile(),
    () => false,
  );
}

/**
 * GitHub Pages' rules for a project site: an exact file is served; `name` falls back to `name.html`, then
 * to a redirect to `name/` where `name/index.html` exists; `name/` serves `name/index.html` and nothing
 * else; everything else is `404.html` with status 404. Addresses outside the base path do not exist.
 *
 * @param root the build folder
 * @param baseUrl the site's base path, with slashes at both ends
 * @param target path and query of the request, as sent
 */
export async function answer(root: string, baseUrl: string, target: string): Promise<Answer> {
  const queryAt = target.search(/[?#]/);
  const query = queryAt < 0 ? '' : target.slice(queryAt);
  let pathname: string;
  try {
    pathname = decodeURIComponent(queryAt < 0 ? target : target.slice(0, queryAt));
  } catch {
    return {kind: 'text', status: 400, text: 'Malformed address'};
  }
  if (`${pathname}/` === baseUrl) {
    return {kind: 'redirect', to: baseUrl + query};
  }
  if (!pathname.startsWith(baseUrl)) {
    return {kind: 'text', status: 404, text: `There is nothing outside ${baseUrl}`};
  }
  const relative = pathname.slice(baseUrl.length);
  const full = path.resolve(root, `./${relative}`);
  const inside = full === path.resolve(root) || full.startsWith(path.resolve(root) + path.sep);
  if (inside && !relative.includes('\0')) {
    if (relative === '' || relative.endsWith('/')) {
      const index = path.join(full, 'index.html');
      if (await isFile(index)) {
        return {kind: 'file', status: 200, file: index};
      }
    } else {
      for (const candidate of [full, `${full}.html`]) {
        if (await isFile(candidate)) {
          return {kind: 'file', status: 200, file: candidate};
        }
      }
      if (await isFile(path.join(full, 'index.html'))) {
        // Two slashes at the start would name another host.
        return {kind: 'redirect', to: `${encodeURI(pathname).replace(/^\/+/, '/')}/${query}`};
      }
    }
  }
  return {kind: 'file', status: 404, file: path.join(root, '404.html')};
}
