import {expect, it} from 'vitest';

import {issueAddress, type Report, reportText} from '../report.ts';

const REPORT: Report = {
  page: 'Quickstart',
  address: 'https://docs.example.com/quickstart',
  section: 'Open an app',
  release: '0.5.0',
  platform: 'Windows',
  happened: ' The list & the button are missing. ',
};

it('says where it was and what happened', () => {
  expect(reportText(REPORT)).toBe(
    'Page: Quickstart\nSection: Open an app\nAddress: https://docs.example.com/quickstart\n' +
      'Release: Kamiwaza 0.5.0\nPlatform: Windows\n\nWhat happened:\nThe list & the button are missing.',
  );
  const empty = reportText({...REPORT, section: '', platform: undefined, happened: ' '});
  expect(empty).toContain('Section: whole page');
  expect(empty).toContain('Platform: not chosen');
  expect(empty).toContain('(not filled in)');
});

it('fills in an issue of the repository', () => {
  const address = new URL(issueAddress('https://github.com/owner/docs', REPORT));
  expect(address.origin + address.pathname).toBe('https://github.com/owner/docs/issues/new');
  expect(address.searchParams.get('title')).toBe('Did not work: Quickstart: Open an app');
  expect(address.searchParams.get('body')).toBe(reportText(REPORT));
});

it('cuts a text that makes the address too long', () => {
  const address = issueAddress('https://github.com/owner/docs', {
    ...REPORT,
    happened: 'Ä'.repeat(10_000),
  });
  expect(address.length).toBeLessThanOrEqual(6000);
  expect(new URL(address).searchParams.get('body')).toMatch(/^Page: Quickstart[^]*…$/);
});
