import path from 'node:path';
import type {CSpellSettings} from 'cspell-lib';
import type {Finding, Rule} from '../../src/site/mdx/types.ts';

/** The settings of a site, by its root: they are read once, not for each page. */
const known = new Map<string, CSpellSettings>();

/** Words are in the dictionary or among the terms of the project. */
export const spelling: Rule = {
  name: 'spelling',
  about: 'Words are spelled correctly; terms of the product are in `cspell-words.txt`.',

  async checkPage({file, text}, {root}) {
    // The library has no CommonJS entry, which a static import would need under tsx.
    const {mergeSettings, readSettings, spellCheckDocument} = await import('cspell-lib');
    const settings =
      known.get(root) ?? mergeSettings(await readSettings(path.join(root, 'cspell.json')));
    known.set(root, settings);
    const {issues} = await spellCheckDocument(
      {uri: `file:///${file}`, text, languageId: 'mdx', locale: 'en'},
      {generateSuggestions: false, noConfigSearch: true},
      settings,
    );
    const findings: Finding[] = [];
    const seen = new Set<string>();
    for (const {text: word, offset} of issues) {
      if (seen.has(word)) continue;
      seen.add(word);
      const message = `"${word}" is not in the dictionary of American English. Correct it, put it in code, or add it to cspell-words.txt.`;
      findings.push({file, line: text.slice(0, offset).split('\n').length, message});
    }
    return findings;
  },
};
