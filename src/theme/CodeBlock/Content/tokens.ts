import prismIncludeLanguages from '@theme/prism-include-languages';
import {normalizeTokens, Prism} from 'prism-react-renderer';

import {type CodeMarkup, escapeHtml} from './plain.ts';

let ready = false;

/** Code with a class for each kind of word. */
export const colouredMarkup: CodeMarkup = ({code, language, lineClassNames}) => {
  if (!ready) {
    prismIncludeLanguages(Prism);
    ready = true;
  }
  const grammar = Object.hasOwn(Prism.languages, language) ? Prism.languages[language] : undefined;
  const lines = normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]);
  return lines
    .map((line, at) => {
      const words = line
        .map(({types, content}) => {
          const text = escapeHtml(content === '\n' ? '' : content);
          const kinds = types.filter((type) => type !== 'plain');
          return kinds.length === 0
            ? text
            : `<span class="token ${kinds.join(' ')}">${text}</span>`;
        })
        .join('');
      const classes = ['token-line', ...(lineClassNames[at] ?? [])];
      return `<span class="${classes.join(' ')}">${words}<br></span>`;
    })
    .join('');
};
