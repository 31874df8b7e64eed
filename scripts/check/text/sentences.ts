import type {Root as NlcstRoot, Sentence} from 'nlcst';
import retextEnglish from 'retext-english';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

const parser = unified().use(retextEnglish);

/** A sentence and its words, in order. */
export interface SentenceText {
  /** Where it begins in the text. */
  readonly at: number;
  readonly text: string;
  readonly words: readonly string[];
}

/** The tree of an English text, for retext plugins. */
export function englishTree(text: string): NlcstRoot {
  return parser.parse(text);
}

/** The sentences of a text. Those without a letter are left out. */
export function sentencesOf(text: string): SentenceText[] {
  const found: SentenceText[] = [];
  visit(englishTree(text), 'SentenceNode', (sentence: Sentence) => {
    const words: string[] = [];
    visit(sentence, 'WordNode', (word) => {
      const [from, to] = span(word);
      words.push(text.slice(from, to));
    });
    const [from, to] = span(sentence);
    if (words.some((word) => /\p{L}/u.test(word))) {
      found.push({at: from, text: text.slice(from, to), words});
    }
  });
  return found;
}

function span(node: {readonly position?: NlcstRoot['position']}): [number, number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}
