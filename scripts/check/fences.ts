import type {Code, InlineCode} from 'mdast';
import {visit} from 'unist-util-visit';
import {lineOf} from '../../src/site/mdx/parse.ts';
import type {Finding, Page, Rule} from '../../src/site/mdx/types.ts';
import {nearest} from '../../src/site/util/nearest.ts';
import {CONTINUED, isMarker, PARTS} from '../sdk/samples/joined.ts';

/** The words that STYLEGUIDE.md allows after a language, and after every other language. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  python: ['title', 'run', 'check-skip'],
  sketch: ['title', 'alt'],
};
const OTHERWISE = ['title'];

/** Output and drawings have what they have; PowerShell takes typographic quotes for straight ones. */
const TYPOGRAPHIC = ['text', 'sketch', 'powershell'];

/** A page shows a block that is not closed, and ignores words that it does not know, without a message. */
export const fences: Rule = {
  name: 'fences',
  about:
    'A block of code is closed, and has only the words of STYLEGUIDE.md after its language, with known values of `run`. Code has no typographic quotes or spaces, in sentences too.',

  checkPage(page) {
    const findings: Finding[] = [];
    let hasProgram = false;
    if (!page.tree) return findings;
    visit(page.tree, 'code', (node) => {
      const report = (message: string, line = lineOf(node)): void => {
        findings.push({file: page.file, line, message});
      };
      const open = unclosed(page, node);
      if (open !== undefined) {
        report(open);
        return;
      }
      for (const word of wordsOf(node.meta ?? '')) {
        const fault = wordFault(node.lang ?? '', word, hasProgram);
        if (fault !== undefined) report(fault);
        if (word.name === 'run') hasProgram = true;
      }
      if (!TYPOGRAPHIC.includes(node.lang ?? '')) findings.push(...odd(page, node));
    });
    visit(page.tree, 'inlineCode', (node) => {
      findings.push(...odd(page, node));
    });
    return findings;
  },
};

/** Typographic characters in code: a reader copies it, and no program takes them. */
function odd(page: Page, node: Code | InlineCode): Finding[] {
  const first = lineOf(node) + (node.type === 'code' ? 1 : 0);
  return node.value.split('\n').flatMap((text, at): Finding[] => {
    const hit = /[“”‘’\u00A0]|(?<=\s)[–—](?=\w)/.exec(text)?.[0];
    if (hit === undefined) return [];
    const what = hit === '\u00A0' ? 'an invisible special space' : `a typographic ${hit}`;
    const remedy =
      node.type === 'code' ? '' : ' What a program prints may stand in a block of text.';
    const message = `the code has ${what}. Retype it on the keyboard.${remedy}`;
    return [{file: page.file, line: first + at, message}];
  });
}

/** Why a block ends too late; undefined if it does not, or is not fenced. */
function unclosed(page: Page, {position, value}: Code): string | undefined {
  const {start, end} = position ?? {};
  const fence = /^(?:`{3,}|~{3,})/.exec(page.text.slice(start?.offset))?.[0];
  if (fence === undefined || start === undefined || end === undefined) return undefined;
  const remedy = `Write ${fence} below its last line`;
  const inner = value.split('\n').findIndex((line) => /^\s*`{3,}\w/.test(line));
  if (inner !== -1 && fence.length === 3) {
    const line = start.line + 1 + inner;
    return `the code is not closed before that in line ${String(line)}. ${remedy}, or begin and end it with a fourth backtick.`;
  }
  const last = page.lines[end.line - 1]?.replace(/^[\s>]+/, '').trimEnd() ?? '';
  const isClosed = end.line > start.line && /^(`+|~+)$/.test(last) && last.startsWith(fence);
  return isClosed ? undefined : `the code is not closed. ${remedy}.`;
}

/** What follows the language: `title="a b"`, `run`. */
interface Word {
  readonly name: string;
  readonly value: string | undefined;
}

function wordsOf(meta: string): Word[] {
  return [...meta.matchAll(/([^\s=]+)(?:=("[^"]*"|'[^']*'|\S*))?/g)].map(
    ([, name = '', value]) => ({
      name,
      value,
    }),
  );
}

function wordFault(
  lang: string,
  {name, value = ''}: Word,
  hasProgram: boolean,
): string | undefined {
  const known = WORDS[lang] ?? OTHERWISE;
  if (!known.includes(name)) {
    const near = nearest(name, known);
    const hint = near ? `Did you mean ${near}="…"?` : `There are: ${known.join(', ')}.`;
    return `a block in ${lang} takes no "${name}" after its language. ${hint}`;
  }
  if (!/^["']/.test(value)) return `the value of ${name} is not in quotes. Write ${name}="…".`;
  if (name === 'run' && !isMarker(value.slice(1, -1).trim(), hasProgram)) {
    return `run=${value} is not known. Write one or more of ${PARTS.join(', ')}, or ${CONTINUED} after a marked block.`;
  }
  return undefined;
}
