import Interpolate from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import type {MouseEventHandler, ReactNode} from 'react';

import {errorFinderUrl} from '../core/addresses.ts';

import {NOTES} from './texts.ts';

interface NoteProps {
  readonly siteBase: string;
  readonly query: string;
}

/** Longer queries would fill the window. */
export const shorten = (text: string): string =>
  text.length > 60 ? `${text.slice(0, 60)}…` : text;

/** Nobody types this many characters: it was pasted, probably from a log. */
const PASTED = 200;

/** Whether a query is a pasted log. The error finder reads it better than a search for its rarest words. */
export const isPasted = (query: string): boolean => query.length > PASTED;

/** For a note in the box: `onFollow` handles a click on its links, because the list has to close first. */
type InBoxProps = NoteProps & {readonly onFollow?: MouseEventHandler<HTMLAnchorElement>};

const Finder = ({siteBase, query, onFollow}: InBoxProps): ReactNode => (
  <Link to={errorFinderUrl(siteBase, query)} onClick={onFollow}>
    {NOTES.finder}
  </Link>
);

/** The way from a pasted log to the error finder, in the box and on the search page. */
export function PastedLog(props: InBoxProps): ReactNode {
  return <Interpolate values={{finder: <Finder {...props} />}}>{NOTES.pastedLog}</Interpolate>;
}

/** Links for when the box finds nothing. */
export function NothingInBox(props: InBoxProps): ReactNode {
  const gaps = (
    <Link to={`${props.siteBase}known-gaps`} onClick={props.onFollow}>
      {NOTES.gaps}
    </Link>
  );
  return (
    <p>
      <Interpolate values={{finder: <Finder {...props} />, gaps}}>{NOTES.nothingInBox}</Interpolate>
    </p>
  );
}

/** Links for when the search page finds nothing. */
export function NothingOnPage({siteBase, query}: NoteProps): ReactNode {
  return (
    <Interpolate
      values={{
        query: <q>{shorten(query)}</q>,
        finder: <Finder siteBase={siteBase} query={query} />,
        gaps: <Link to={`${siteBase}known-gaps`}>{NOTES.gaps}</Link>,
        map: <Link to={`${siteBase}sitemap`}>{NOTES.map}</Link>,
        help: <Link to={`${siteBase}#need-help`}>{NOTES.help}</Link>,
      }}
    >
      {NOTES.nothingOnPage}
    </Interpolate>
  );
}

/** For browsers that run no scripts. */
export function WithoutScripts({siteBase}: {readonly siteBase: string}): ReactNode {
  return (
    <Interpolate
      values={{
        intro: <a href={siteBase}>{NOTES.intro}</a>,
        sdk: <a href={`${siteBase}sdk/intro`}>{NOTES.sdk}</a>,
        blog: <a href={`${siteBase}blog`}>{NOTES.blog}</a>,
        map: <a href={`${siteBase}sitemap`}>{NOTES.map}</a>,
      }}
    >
      {NOTES.withoutScripts}
    </Interpolate>
  );
}

/** Parameters of an address that name an area or a release that does not exist. */
export function Ignored({parameters}: {readonly parameters: readonly string[]}): ReactNode {
  return (
    <Interpolate values={{parameters: <code>{parameters.join(', ')}</code>}}>
      {NOTES.ignored}
    </Interpolate>
  );
}
