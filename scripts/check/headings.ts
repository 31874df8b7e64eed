import {anchoredHeadings} from '../../src/site/anchors.ts';
import type {Finding, Page, Rule} from '../../src/site/mdx/types.ts';

/** Headings are the outline of a page, and its addresses. */
export const headings: Rule = {
  name: 'headings',
  about: 'One h1, from the title; levels without gaps; unique anchors.',

  checkPage,
};

function checkPage(page: Page): Finding[] {
  const findings: Finding[] = [];
  const report = (line: number, message: string): void => {
    findings.push({file: page.file, line, message});
  };
  let level = 1;
  const anchors = new Map<string, number>();
  for (const {depth, text, id, anchor, line} of anchoredHeadings(page)) {
    if (depth === 1) {
      report(line, `"# ${text}" is a second h1; the title is the first. Begin with ##.`);
    } else if (depth > level + 1) {
      const wanted = '#'.repeat(level + 1);
      report(
        line,
        `the heading "${text}" skips a level. Write ${wanted} instead of ${'#'.repeat(depth)}.`,
      );
    }
    level = depth;
    if (text === '') report(line, 'a heading is empty. Write one or remove it.');
    if (/^introduction$/i.test(text)) {
      report(
        line,
        'no heading "Introduction": the text under the title is one. Remove the heading.',
      );
    }
    if (id !== undefined && !/^[A-Za-z0-9][\w-]*$/.test(id)) {
      report(line, `the anchor {#${id}} is hard to type. Use letters, digits and hyphens.`);
    }
    // Of a heading that is empty.
    if (anchor === '') continue;
    const before = anchors.get(anchor);
    if (before !== undefined) {
      const message = `#${anchor} is the anchor of the heading in line ${before}, too. Give one of them another.`;
      report(line, message);
    }
    anchors.set(anchor, line);
  }
  return findings;
}
