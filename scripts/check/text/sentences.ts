import type {Root as NlcstRoot, Sentence} from 'nlcst';
import retextEnglish from 'retext-english';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

const parser = unified().use(retextEnglish);

/** The tree of an English text, for retext plugins. */
export function englishTree(text: string): NlcstRoot {
  return parser.parse(text);
}

/** The words of each sentence of a text. Sentences without a letter are left out. */
export function sentencesOf(text: string): string[][] {
  const found: string[][] = [];
  visit(englishTree(text), 'SentenceNode', (sentence: Sentence) => {
    const words: string[] = [];
    visit(sentence, 'WordNode', ({position}) => {
      words.push(text.slice(position?.start.offset, position?.end.offset));
    });
    if (words.some((word) => /\p{L}/u.test(word))) found.push(words);
  });
  return found;
}
