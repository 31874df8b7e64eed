import {headings} from '../../src/site/mdx/parse.ts';
import type {Finding, Page, Rule} from '../../src/site/mdx/types.ts';

/** The heading by which a page of the docs or a guide to a service of the SDK is known as a how-to. */
const FIRST = 'Before you start';

/** Product docs of the latest release, and SDK guides; `sdk/current` is generated. */
const PLACES = /^(?:docs|sdk\/services)\//;

/** The sections that a how-to ends with, by the names that they may have. */
const SECTIONS: readonly (readonly string[])[] = [
  ['Troubleshooting', 'If a step fails'],
  ['Next steps'],
];

/** A reader plans by the time, and needs a way on when a step fails and when all is done. */
export const howTo: Rule = {
  name: 'how-to',
  about: `A page of the docs or an SDK guide with "${FIRST}" says above its first heading how long it takes, and has "Troubleshooting" and "Next steps".`,

  checkPage(page) {
    return PLACES.test(page.file) ? missingParts(page) : [];
  },
};

function missingParts(page: Page): Finding[] {
  const all = headings(page);
  const start = all.find(({text}) => text === FIRST);
  const [first] = all;
  if (start === undefined || first === undefined) return [];
  const finding = (line: number, message: string): Finding => ({file: page.file, line, message});
  const lead = page.lines
    .slice(0, first.line - 1)
    .join('\n')
    .replace(/^---[ \t]*\r?\n.*?\n---[ \t]*\r?\n/s, '');
  const names = new Set(all.map(({text}) => text));
  return [
    ...(/\b(?:minutes?|hours?)\b/.test(lead)
      ? []
      : [
          finding(
            first.line,
            'no time above the first heading. Write how long it takes, as "Allow about 10 minutes (our estimate).".',
          ),
        ]),
    ...SECTIONS.filter((section) => !section.some((name) => names.has(name))).map((section) =>
      finding(start.line, `no section "${section[0] ?? ''}". Write it, or rename "${FIRST}".`),
    ),
  ];
}
