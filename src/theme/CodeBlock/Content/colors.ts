/**
 * The colors of code and the kinds of words, as Prism names them, that have them. The classes are in
 * `src/css/code.css`. Kinds that are not listed, such as punctuation, look like other text, so their words
 * need no element, which halves the markup of most code.
 */
const COLORS: readonly (readonly [name: string, kinds: readonly string[]])[] = [
  ['kw-comment', ['comment', 'prolog', 'cdata']],
  ['kw-keyword', ['keyword', 'atrule', 'boolean', 'constant', 'important']],
  [
    'kw-string',
    ['string', 'char', 'attr-value', 'inserted', 'triple-quoted-string', 'template-string'],
  ],
  ['kw-number', ['number', 'regex', 'variable', 'environment', 'symbol']],
  [
    'kw-function',
    ['function', 'builtin', 'class-name', 'decorator', 'property', 'key', 'attr-name'],
  ],
  ['kw-tag', ['tag', 'selector', 'deleted']],
];

/** Pairs of kinds with a color that neither has alone: `-f` after a command. */
const OPTION = ['parameter', 'variable'];

/**
 * The class of a word. `kinds` are what Prism calls the word and its context. The last class of the table counts;
 * undefined for words without a color.
 */
export function colorOf(kinds: readonly string[]): string | undefined {
  if (OPTION.every((kind) => kinds.includes(kind))) return 'kw-tag';
  return COLORS.filter(([, named]) => named.some((kind) => kinds.includes(kind))).at(-1)?.[0];
}
