import prismIncludeLanguages from '@theme/prism-include-languages';
import {normalizeTokens, Prism} from 'prism-react-renderer';

import {colorOf} from './colors.ts';
import {escapeHtml} from '../../../site/util/escape.ts';

import type {CodeMarkup} from './plain.ts';

let ready = false;

/** A line's words, with neighbours of the same color merged. */
function joined(
  words: readonly {readonly types: readonly string[]; readonly content: string}[],
): {color: string | undefined; text: string}[] {
  const result: {color: string | undefined; text: string}[] = [];
  for (const {types, content} of words) {
    const color = colorOf(types);
    const text = content === '\n' ? '' : content;
    const last = result.at(-1);
    if (last && last.color === color) {
      last.text += text;
    } else {
      result.push({color, text});
    }
  }
  return result;
}

/** Code with a class for each color. */
export const coloredMarkup: CodeMarkup = ({code, language}) => {
  if (!ready) {
    prismIncludeLanguages(Prism);
    // These grammars list some programs and not others: `sudo apt` would be colored, `dpkg` not.
    for (const shell of [Prism.languages.bash, Prism.languages.powershell]) delete shell?.function;
    ready = true;
  }
  const grammar = Object.hasOwn(Prism.languages, language) ? Prism.languages[language] : undefined;
  const lines = normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]);
  return lines
    .map((line) => {
      const words = joined(line).map(({color, text}) =>
        color === undefined || text === ''
          ? escapeHtml(text)
          : `<span class="${color}">${escapeHtml(text)}</span>`,
      );
      return `${words.join('')}\n`;
    })
    .join('');
};
