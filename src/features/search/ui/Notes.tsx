// Sentences of the search with links in them; the other labels are in texts.ts.
import Link from '@docusaurus/Link';
import type {MouseEventHandler, ReactNode} from 'react';

import {errorFinderUrl} from '../core/scope.ts';

interface NoteProps {
  readonly siteBase: string;
  readonly query: string;
}

/** Longer queries would fill the window. */
export const shorten = (text: string): string =>
  text.length > 60 ? `${text.slice(0, 60)}…` : text;

/**
 * Links for when the box finds nothing; `onFollow` handles the click, because the list has to close first.
 */
export function NothingInBox({
  siteBase,
  query,
  onFollow,
}: NoteProps & {readonly onFollow: MouseEventHandler<HTMLAnchorElement>}): ReactNode {
  return (
    <p>
      Is it an error message? Paste it into the{' '}
      <a href={errorFinderUrl(siteBase, query)} onClick={onFollow}>
        error finder
      </a>
      . What is not documented is listed under{' '}
      <a href={`${siteBase}known-gaps`} onClick={onFollow}>
        known gaps
      </a>
      .
    </p>
  );
}

/** Links for when the search page finds nothing. */
export function NothingOnPage({siteBase, query}: NoteProps): ReactNode {
  return (
    <>
      No results for <q>{shorten(query)}</q>. Try fewer words. For an error message, the{' '}
      <Link to={errorFinderUrl(siteBase, query)}>error finder</Link> reads whole logs. What is not
      documented is listed under <Link to={`${siteBase}known-gaps`}>known gaps</Link>. Or{' '}
      <Link to={`${siteBase}#need-help`}>ask for help</Link>.
    </>
  );
}

/** For browsers that run no scripts. */
export function WithoutScripts({siteBase}: {readonly siteBase: string}): ReactNode {
  return (
    <>
      Searching needs JavaScript, which is switched off or blocked in this browser. Everything can
      be read without it: start from the <a href={siteBase}>introduction</a>, the{' '}
      <a href={`${siteBase}sdk/intro`}>SDK</a> or the <a href={`${siteBase}blog`}>blog</a>, or look
      through the <a href={`${siteBase}sitemap`}>site map</a>, which lists every page.
    </>
  );
}

/** Parameters of an address that name an area or a release that does not exist. */
export function Ignored({parameters}: {readonly parameters: readonly string[]}): ReactNode {
  return (
    <>
      This address asks for <code>{parameters.join(', ')}</code>, which does not exist here. It was
      ignored.
    </>
  );
}
