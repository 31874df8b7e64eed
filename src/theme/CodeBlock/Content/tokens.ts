import prismIncludeLanguages from '@theme/prism-include-languages';
import {normalizeTokens, Prism} from 'prism-react-renderer';

import {colourOf} from './colours.ts';
import {escapeHtml} from '../../../site/util/escape.ts';

import type {CodeMarkup} from './plain.ts';

let ready = false;

/** A line's words, with neighbours of the same colour merged. */
function joined(
  words: readonly {readonly types: readonly string[]; readonly content: string}[],
): {colour: string | undefined; text: string}[] {
  const result: {colour: string | undefined; text: string}[] = [];
  for (const {types, content} of words) {
    const colour = colourOf(types);
    const text = content === '\n' ? '' : content;
    const last = result.at(-1);
    if (last && last.colour === colour) {
      last.text += text;
    } else {
      result.push({colour, text});
    }
  }
  return result;
}

/** Code with a class for each colour. */
export const colouredMarkup: CodeMarkup = ({code, language}) => {
  if (!ready) {
    prismIncludeLanguages(Prism);
    // These grammars list some programs and not others: `sudo apt` would be coloured, `dpkg` not.
    for (const shell of [Prism.languages.bash, Prism.languages.powershell]) delete shell?.function;
    ready = true;
  }
  const grammar = Object.hasOwn(Prism.languages, language) ? Prism.languages[language] : undefined;
  const lines = normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]);
  return lines
    .map((line) => {
      const words = joined(line).map(({colour, text}) =>
        colour === undefined || text === ''
          ? escapeHtml(text)
          : `<span class="${colour}">${escapeHtml(text)}</span>`,
      );
      return `${words.join('')}\n`;
    })
    .join('');
};
