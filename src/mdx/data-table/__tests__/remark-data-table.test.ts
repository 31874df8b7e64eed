import {load} from 'cheerio';
import type {MDXComponents} from 'mdx/types';
import {createElement, type ReactNode} from 'react';
import {describe, expect, it} from 'vitest';
import {LATEST} from '../../../data/releases.ts';
import {compile} from '../../../../tests/support/compile-mdx.ts';
import {buildText} from '../build.ts';
import remarkDataTable from '../index.ts';

const html = (text: string, file?: string, components?: MDXComponents): Promise<string> =>
  compile(text, [[remarkDataTable, {baseUrl: '/base/'}]], {file, components});

describe('a table', () => {
  it('has a caption, headings, all rows, and a link to the JSON', async () => {
    const $ = load(await html('<DataTable of="instance-states" />'));
    const figure = $('figure.kw-data-table');
    expect(figure.find('figcaption').text()).toBe('Instance states');
    const name = $('figcaption').attr('id');
    expect(figure.children('table').attr('aria-labelledby')).toBe(name);
    expect($('th[scope="col"]')).toHaveLength(2);
    expect(
      $('thead th')
        .toArray()
        .map((cell) => $(cell).text()),
    ).toEqual(['State', 'Meaning']);
    expect($('tbody tr')).toHaveLength(3);
    expect($('tbody td').first().html()).toBe('<code>REQUESTED</code>');
    const link = figure.find('a');
    expect(link.text()).toBe('Download as JSON');
    expect(link.attr('aria-label')).toBe('Download as JSON: Instance states');
    expect(link.attr('href')).toBe(`/base/data/${LATEST}/instance-states.json`);
  });

  it('shows the columns and rows that the page asks for', async () => {
    const $ = load(
      await html('<DataTable of="ports" columns="use, port" where="scope=Windows" />'),
    );
    expect(
      $('thead th')
        .toArray()
        .map((cell) => $(cell).text()),
    ).toEqual(['Use', 'Port']);
    expect($('tbody tr')).toHaveLength(1);
    expect($('tbody td').last().text()).toBe('61100–61299/tcp');
    expect($('.kw-data-table__note')).toHaveLength(0);
  });

  it('accepts several values and several conditions', async () => {
    const $ = load(
      await html(
        '<DataTable of="ports" where="scope=all|windows; duty=open|callers" columns="from" />',
      ),
    );
    expect(
      $('tbody td')
        .toArray()
        .map((cell) => $(cell).text()),
    ).toEqual(['443', '61100']);
  });

  it('uses a caption of the page, joins lists, and keeps ids unique', async () => {
    const $ = load(
      await html(
        '<DataTable of="quantizations" caption="Levels of `k`" />\n\n<DataTable of="quantizations" />',
      ),
    );
    expect($('figcaption').first().html()).toBe('Levels of <code>k</code>');
    expect($('tbody td').eq(1).text()).toBe('q2_k, q3_k, q4_k, q5_k, q6_k');
    expect(
      $('figcaption')
        .toArray()
        .map((one) => $(one).attr('id')),
    ).toEqual(['data-quantizations', 'data-quantizations-2']);
  });

  it('works in a list item too, with its note', async () => {
    const $ = load(await html('1. Look here:\n\n   <DataTable of="ports" />\n'));
    expect($('li figure table')).toHaveLength(1);
    expect($('.kw-data-table__note').text()).toContain('The Port column of a deployment shows');
  });

  it.each([
    ['docs/models/overview.mdx', './downloading-models.mdx'],
    ['docs/other-topics.mdx', './models/downloading-models.mdx'],
    [`versioned_docs/version-${LATEST}/installation/page.mdx`, '../models/downloading-models.mdx'],
    ['docs/models/downloading-models.mdx', './downloading-models.mdx'],
    ['sdk/services/serving.mdx', '/models/downloading-models'],
  ])('links from %s to %s', async (file, href) => {
    const $ = load(
      await html('<DataTable of="deployment-states" where="state=MUST_REDOWNLOAD" />', file),
    );
    expect($('tbody a').attr('href')).toBe(href);
  });

  it('links to the latest page where the release of the page lacks it', () => {
    const text = '[Later](doc:models/later#here)';
    const hrefIn = (file: string): string[] =>
      buildText(text, {file}).flatMap((node) => (node.type === 'link' ? [node.url] : []));
    expect(hrefIn('versioned_docs/version-0.1.0/models/a.mdx')).toEqual(['/models/later#here']);
    expect(hrefIn('docs/models/a.mdx')).toEqual(['./later.mdx#here']);
  });

  it('names a second link to one target after the first', async () => {
    const $ = load(await html('<DataTable of="known-errors" where="id=port-in-use" />'));
    const [title, commands] = $('tbody a').toArray();
    expect($(title).attr('aria-label')).toBeUndefined();
    expect($(commands).attr('aria-label')).toBe(`${$(commands).text()}: ${$(title).text()}`);
    expect($(commands).attr('href')).toBe($(title).attr('href'));
  });

  it('keeps the theme from changing the link to the JSON', async () => {
    const Link = (): ReactNode => createElement('mark');
    const text = await html('<DataTable of="ports" />', undefined, {a: Link});
    expect(text).not.toContain('<mark>');
  });

  it('leaves other elements alone', async () => {
    expect(await html('Text with <b>bold</b>.')).toBe('<p>Text with <b>bold</b>.</p>');
  });
});

describe('a text', () => {
  it('is in its sentence, with code and links', async () => {
    const element =
      '<DataText of="deployment-states" where="state=MUST_REDOWNLOAD" column="action" />';
    const $ = load(await html(`Next: ${element}.`, 'docs/models/overview.mdx'));
    expect($('p').html()).toBe(
      'Next: <a href="./downloading-models.mdx">Download the files</a> again, then deploy.',
    );
  });

  it('is a paragraph on its own line, and works in a list and in a table', async () => {
    const element = '<DataText of="ports" where="from=443" column="port" />';
    const $ = load(await html(`${element}\n\n- ${element}\n\n| A |\n|---|\n| ${element} |\n`));
    expect($('body > p').text()).toBe('443/tcp');
    expect($('li').text().trim()).toBe('443/tcp');
    expect($('td').text()).toBe('443/tcp');
  });
});

describe('a mistake', () => {
  it.each([
    [
      '<DataTable of="prots" />',
      `docs/page.mdx:1: there are no data "prots" in release ${LATEST}. Did you mean "ports"?`,
    ],
    [
      '\n\n<DataTable of="ports" columns="prot" />',
      'docs/page.mdx:3: "ports" has no column "prot". Did you mean "port"?',
    ],
    [
      '<DataTable of="ports" where="scop=all" />',
      '"ports" has no key "scop". Did you mean "scope"?',
    ],
    [
      '<DataTable of="ports" where="scope=linux" />',
      'matches no row of "ports". scope is one of: all, linux-macos, windows.',
    ],
    ['<DataTable of="ports" where="scope" />', 'is not a condition. Write where="key=value".'],
    [
      '<DataTable of="ports" column="port" />',
      '<DataTable> has no attribute "column". Did you mean "columns"?',
    ],
    ['<DataTable of={"ports"} />', 'takes plain text only'],
    ['<DataTable />', 'names no data. Write of="…"'],
    ['See <DataTable of="ports" /> here', 'Give it a line of its own.'],
    ['See <DataText of="ports" column="port" />.', 'column="key" and where="key=value"'],
    [
      'See <DataText of="ports" where="scope=windows|linux-macos" column="port" />.',
      'names 2 cells with column="port" and where="scope=windows|linux-macos". Name one.',
    ],
    ['See <DataText of="ports" where="from=443" column="port,use" />.', 'names 2 cells'],
    [
      'See <DataText of="ports" where="from=443" columns="port" />.',
      '<DataText> has no attribute "columns". Did you mean "column"?',
    ],
  ])('%j stops the build', async (text, message) => {
    await expect(html(text)).rejects.toThrow(message);
  });

  it('a release without data stops the build', async () => {
    await expect(
      html('<DataTable of="ports" />', 'versioned_docs/version-0.3.2/page.mdx'),
    ).rejects.toThrow(
      'versioned_docs/version-0.3.2/page.mdx:1: release 0.3.2 has no data. Write the table in Markdown.',
    );
  });
});
