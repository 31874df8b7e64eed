import {labelOf, SETUP_GROUPS, type SetupGroup} from '../src/data/setup.ts';
import {cutLines, DEFAULT_TOKENS, estimateTokens} from '../src/site/text/budget.ts';
import {fenceAfter} from '../src/site/text/fence.ts';

import {ArgumentError, maxTokens} from './arguments.ts';
import {type Docs, hiddenPanels, type Page, type Panel, sectionAt, short} from './docs.ts';
import {about, blogLabel, number, text, type Tool, version} from './tool.ts';

/** Reads a page or a section. */
export const readPage: Tool = {
  name: 'read_page',
  title: 'Read a page',
  description:
    'Read a page of the docs as Markdown, whole or one section. Long pages come in parts: the answer says what was left out.',
  signature: {
    properties: {
      page: {type: 'string', description: 'Path, address or title, e.g. /models/overview'},
      section: {type: 'string', description: 'Anchor or heading'},
      version,
      from_line: {type: 'integer', minimum: 0, description: 'Continue at this line'},
      max_tokens: maxTokens,
    },
    required: ['page'],
  },
  run(args, {docs}) {
    const budget = number(args, 'max_tokens', DEFAULT_TOKENS);
    const wanted = text(args, 'page') ?? '';
    const {page, anchor, choice: asked} = docs.find(wanted, text(args, 'version'));
    const name = text(args, 'section') ?? anchor;
    const panel = page.panels.find((one) => one.anchor === name.trim().replace(/^#/, ''));
    const choice = panel === undefined ? asked : {...asked, [panel.group]: panel.value};
    const section =
      panel !== undefined
        ? sectionAt(page, panel.from)
        : name === ''
          ? undefined
          : docs.section(page, name);
    const unknown = name !== '' && panel === undefined && section === undefined;
    if (unknown && name !== anchor) {
      const list = page.sections.flatMap((one) => (one.anchor === '' ? [] : `#${one.anchor}`));
      throw new ArgumentError(
        `The page ${page.route} has no section "${short(name)}". Sections: ${list.slice(0, 60).join(', ')}.`,
      );
    }
    const start = Math.max(section?.from ?? 0, number(args, 'from_line', 0));
    const end = Math.max(section?.to ?? page.lines.length, panel?.to ?? 0);
    if (start >= end && end > 0) {
      const what = section === undefined ? 'page' : 'section';
      throw new ArgumentError(`The last line of this ${what} is ${String(end - 1)}.`);
    }
    const isHere = ({from, to}: Panel): boolean => from < end && to > start;
    const hidden = hiddenPanels(page, choice).filter(isHere);
    const shown = page.panels.filter((one) => isHere(one) && !hidden.includes(one));
    const labels = (isIn: (group: SetupGroup) => boolean): string[] =>
      SETUP_GROUPS.filter(isIn).flatMap((group) => labelOf(group, choice[group] ?? '') ?? []);
    const only = labels((group) => hidden.some((one) => one.group === group));
    // Tabs without the chosen one are all shown.
    const lacking = labels((group) =>
      shown.some((one) => one.group === group && one.value !== choice[group]),
    );
    const query = new URLSearchParams(asked).toString();
    const address = docs.address(
      `${page.route}${query === '' ? '' : `?${query}`}`,
      panel?.anchor ?? section?.anchor,
    );
    const head = [
      `# ${page.title}`,
      `${label(docs, page)}, ${address}`,
      ...(docs.isOwn(wanted)
        ? []
        : ['The address is of another site; this is the page of these docs with the same path.']),
      ...(only.length === 0 ? [] : [`Only for ${only.join(', ')}; other tabs are left out.`]),
      ...(lacking.length === 0
        ? []
        : [
            `Part of this text has no tab for ${lacking.join(', ')}, so all tabs of that part are shown.`,
          ]),
      ...(unknown ? [`There is no section "#${short(name)}"; this is the page.`] : []),
    ].join('\n');
    const numbers = Array.from({length: end - start}, (_, at) => start + at).filter((line) =>
      hidden.every(({from, to}) => line < from || line >= to),
    );
    // Without the line that opens it, code would read as text, and the text after it as code.
    const opening = openFence(page.lines.slice(0, numbers[0]));
    const lines = [...opening, ...numbers.map((line) => page.lines[line] ?? '')];
    // Space for the head, and for the note on how to continue.
    const whole =
      estimateTokens(lines.join('\n')) + estimateTokens(head) + lines.length <= budget - 20;
    const names = Math.min(70, budget / 10);
    const cut = cutLines(lines, whole ? budget : budget - estimateTokens(head) - 60 - names);
    const parts = [head, cut.text.trim()];
    const next = numbers[Math.max(1, cut.lines - opening.length)] ?? end;
    const notes: string[] = [];
    if (cut.shortened) {
      const line = String(numbers[0]);
      notes.push(`Line ${line} is cut. Read it with from_line ${line} and a larger max_tokens.`);
    }
    if (next < end) {
      const rest = page.sections
        .filter(({from, anchor: id}) => id !== '' && from >= next && from < end)
        .map((one) => `#${one.anchor}`);
      const named = cutLines([rest.join(', ')], names).text;
      notes.push(
        `Left out: lines ${String(next)} to ${String(end - 1)}${rest.length === 0 ? '' : `, with the sections ${named}`}. ` +
          `Continue with from_line ${String(next)}, or name a section.`,
      );
    }
    if (notes.length > 0) parts.push(`[${notes.join(' ')}]`);
    return {text: parts.join('\n\n')};
  },
};

/** The line that opens the block of code in which some lines end; empty if they end outside of code. */
function openFence(lines: readonly string[]): string[] {
  let fence: string | undefined;
  let opening: string[] = [];
  for (const line of lines) {
    const after = fenceAfter(fence, line);
    if (after === undefined) opening = [];
    else if (fence === undefined) opening = [line];
    fence = after;
  }
  return opening;
}

/** The release of a page; a post belongs to none. */
function label(docs: Docs, {route, release}: Page): string {
  const blog = blogLabel(route);
  return blog === undefined
    ? about(docs, release)
    : `${blog} (the latest release covered here is Kamiwaza ${docs.latest.name})`;
}
