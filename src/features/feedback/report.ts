import {REPORT} from './texts.ts';

export interface Report {
  /** Title of the page. */
  readonly page: string;
  /** Address of the page, without what the reader typed. */
  readonly address: string;
  /** Heading of the section; empty for the whole page. */
  readonly section: string;
  readonly release: string;
  /** Label of the reader's platform; undefined when none is chosen. */
  readonly platform: string | undefined;
  readonly happened: string;
}

/** The report as text to copy. */
export function reportText({page, address, section, release, platform, happened}: Report): string {
  return [
    REPORT.page(page),
    REPORT.section(section === '' ? REPORT.wholePage : section),
    REPORT.address(address),
    REPORT.release(release),
    REPORT.platform(platform ?? REPORT.noPlatform),
    '',
    REPORT.happened,
    happened.trim() === '' ? REPORT.nothing : happened.trim(),
  ].join('\n');
}

/** Longer addresses are refused by some browsers and servers. */
const LONGEST = 6000;

/**
 * Address of a new issue with the report filled in; the reader still has to send it. A long text is cut, because the
 * address would be too long.
 */
export function issueAddress(repository: string, report: Report): string {
  const address = new URL(`${repository}/issues/new`);
  const where = report.section === '' ? report.page : `${report.page}: ${report.section}`;
  address.searchParams.set('title', REPORT.issue(where));
  let body = reportText(report);
  do {
    address.searchParams.set('body', body);
    body = `${body.slice(0, Math.floor(body.length * 0.8))}…`;
  } while (address.href.length > LONGEST);
  return address.href;
}
