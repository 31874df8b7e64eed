import {existsSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {attribute, jsxElements, lineOf} from '../../src/site/mdx/parse.ts';
import type {Finding, Page, Rule} from '../../src/site/mdx/types.ts';

/** A picture exists, for both color modes, and has its size before it loads. */
export const pictures: Rule = {
  name: 'pictures',
  about: 'A `<Picture>` has width, height, and a file for each color mode; no other images.',

  check(pages, {root}) {
    return pages.flatMap((page) => [...checkPictures(page, root), ...checkImages(page)]);
  },
};

function checkPictures(page: Page, root: string): Finding[] {
  return jsxElements(page, 'Picture').flatMap((element): Finding[] => {
    const report = (message: string): Finding => ({
      file: page.file,
      line: lineOf(element),
      message,
    });
    const name = attribute(element, 'name');
    if (name === undefined) return [report('<Picture> has no name. Write name="…".')];
    const findings: Finding[] = [];
    for (const key of ['width', 'height']) {
      if (!element.attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === key)) {
        findings.push(
          report(`<Picture name="${name}"> has no ${key}. Write it in pixels, or the page jumps.`),
        );
      }
    }
    const format = attribute(element, 'format') ?? 'svg';
    for (const mode of ['light', 'dark']) {
      const file = `static/img/${name}-${mode}.${format}`;
      if (!existsSync(path.join(root, file))) {
        findings.push(report(`there is no ${file}. Draw it, or correct the name.`));
      }
    }
    return findings;
  });
}

function checkImages(page: Page): Finding[] {
  const findings: Finding[] = [];
  const report = (line: number): void => {
    const message =
      'an image of its own does not follow the color mode. Use <Diagram>, <Picture> or a sketch.';
    findings.push({file: page.file, line, message});
  };
  for (const element of jsxElements(page, 'img')) report(lineOf(element));
  if (page.tree) {
    visit(page.tree, 'image', (node) => {
      report(lineOf(node));
    });
  }
  return findings;
}
