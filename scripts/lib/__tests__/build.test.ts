import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {finishedBuild, requireBuild} from '../build.ts';

it('a missing build is named with what makes one', () => {
  expect(() => requireBuild('nowhere')).toThrow(
    `No build in ${path.resolve('nowhere')}: run "npm run build" first.`,
  );
});

describe('a finished build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kw-build-'));
  const scripts = path.join(folder, 'assets', 'js');
  const place = {url: 'https://docs.example.com', baseUrl: '/a/'};
  const ask = {endpoint: 'https://models.example.com/v1', model: 'm'};

  beforeAll(() => {
    mkdirSync(scripts, {recursive: true});
    const head = '<link data-rh="true" rel="canonical" href="https://docs.example.com/a/">';
    writeFileSync(path.join(folder, 'index.html'), `<!doctype html><html><head>${head}`);
  });
  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  it('is for the address in the environment', () => {
    expect(finishedBuild(folder, place)).toMatchObject({
      build: folder,
      origin: 'https://docs.example.com',
      baseUrl: '/a/',
    });
  });

  it.each([
    [{baseUrl: '/'}, 'https://docs.example.com/'],
    [{url: 'http://docs.intern'}, 'http://docs.intern/a/'],
  ])('is refused with %j, which it was not made for', (other, said) => {
    expect(() => finishedBuild(folder, {...place, ...other})).toThrow(
      `${folder}/ was made for https://docs.example.com/a/, but DOCS_URL and DOCS_BASE_URL say ${said}. Build again, or set them to that address.`,
    );
  });

  it('is refused where it can ask a model and the edition cannot, and the other way round', () => {
    expect(() => finishedBuild(folder, {...place, ask})).toThrow(
      `${folder}/ was made without DOCS_ASK, which is set now. Build again, or unset it.`,
    );
    writeFileSync(path.join(scripts, 'features_ask_Ask.1234.js'), '');
    expect(finishedBuild(folder, {...place, ask})).toMatchObject({baseUrl: '/a/'});
    expect(() => finishedBuild(folder, place)).toThrow(
      `${folder}/ was made with DOCS_ASK, which is not set now. Build again, or set it.`,
    );
  });
});
