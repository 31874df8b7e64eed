import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {answer} from '../rules.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'pages-'));
  await mkdir(path.join(root, 'both'));
  await mkdir(path.join(root, 'folder'));
  for (const file of [
    'index.html',
    '404.html',
    'page.html',
    'both.html',
    'both/index.html',
    'folder/index.html',
  ]) {
    await writeFile(path.join(root, file), file);
  }
  await writeFile(path.join(path.dirname(root), `${path.basename(root)}-secret.html`), 'secret');
});
afterAll(async () => {
  await rm(root, {recursive: true});
  await rm(`${root}-secret.html`);
});

describe("GitHub Pages' rules", () => {
  it.each([
    ['/base/', 200, 'index.html'],
    ['/base/page', 200, 'page.html'],
    ['/base/page.html?x=1', 200, 'page.html'],
    ['/base/page/', 404, '404.html'],
    ['/base/both', 200, 'both.html'],
    ['/base/both/', 200, 'both/index.html'],
    ['/base/nothing', 404, '404.html'],
    ['/base/../secret', 404, '404.html'],
    ['/base/%2e%2e/%2e%2e/etc/passwd', 404, '404.html'],
  ])('%s answers %i with %s', async (target, status, file) => {
    const result = await answer(root, '/base/', target);
    expect(result).toEqual({kind: 'file', status, file: path.join(root, file)});
  });

  it.each([
    ['/base', '/base/'],
    ['/base/folder?q=1', '/base/folder/?q=1'],
  ])('%s redirects to %s', async (target, to) => {
    expect(await answer(root, '/base/', target)).toEqual({kind: 'redirect', to});
  });

  it('does not redirect to another host', async () => {
    expect(await answer(root, '/', '//folder')).toEqual({kind: 'redirect', to: '/folder/'});
  });

  it('does not leave the folder through a sibling with the same prefix', async () => {
    const result = await answer(root, '/base/', `/base/../${path.basename(root)}-secret.html`);
    expect(result).toMatchObject({kind: 'file', status: 404});
  });

  it('refuses malformed addresses and other paths', async () => {
    expect(await answer(root, '/base/', '/base/%E0%A4%A')).toMatchObject({
      kind: 'text',
      status: 400,
    });
    expect(await answer(root, '/base/', '/')).toMatchObject({kind: 'text', status: 404});
  });
});
