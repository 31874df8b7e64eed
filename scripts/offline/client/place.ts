import {hitUrl} from '../../../src/features/search/core/scope.ts';

const root = document.documentElement;

/** The way from this page to the edition's folder. */
export const toRoot = root.dataset.kwRoot ?? '';
/** This page's file. */
export const here = root.dataset.kwFile ?? 'index.html';

/** What the index's addresses are in this folder. */
export function localUrl(url: string, hash: string, words: readonly string[]): string {
  const route = url.startsWith(KW_BASE) ? url.slice(KW_BASE.length).replace(/\/$/, '') : url;
  return toRoot + hitUrl(route === '' ? 'index.html' : `${route}.html`, hash, words);
}

/** The release of this page as the index names it: empty for the latest. */
export function versionHere(versions: readonly string[]): string {
  return (
    versions.find(
      (version) =>
        version !== '' && (here.startsWith(version) || here === `${version.slice(0, -1)}.html`),
    ) ?? ''
  );
}

/** The part of the documentation this page belongs to: empty for the blog. */
export function contextHere(version: string): string {
  if (root.classList.contains('plugin-id-sdk')) {
    return 'sdk';
  }
  if (!root.classList.contains('plugin-docs')) {
    return '';
  }
  return version !== '' && here.startsWith(`${version}sdk/`) ? 'sdk' : 'docs';
}
