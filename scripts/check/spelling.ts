import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CSpellSettings} from 'cspell-lib';
import {knownErrors} from '../../src/data/known-errors/index.ts';
import {datasetsOf} from '../../src/data/product/index.ts';
import {LATEST} from '../../src/data/releases.ts';
import type {Finding, Rule} from '../../src/site/mdx/types.ts';
import {filesIn} from '../../src/site/util/files.ts';
import {type Place, placeInData, placeInError} from './data-place.ts';
import {literalsOf} from './text/literals.ts';

/** The settings of a site, by its root: they are read once, not for each page. */
const known = new Map<string, CSpellSettings>();

/** Modules whose strings are labels, messages and definitions. */
const LABELS = /^src\/(?:.*\/texts|config\/\w+|data\/(?:glossary|setup))\.ts$/;

/** Words are in the dictionary or among the terms of the project. */
export const spelling: Rule = {
  name: 'spelling',
  about:
    'Words of pages, known errors, shared data and labels are spelled correctly; terms of the product are in `cspell-words.txt`.',

  async checkPage({file, text}, {root}) {
    const findings = new Map<string, Finding>();
    for (const [word, at] of await unknownWords(file, text, root)) {
      if (!findings.has(word))
        findings.set(word, {file, line: lineAt(text, at), message: advice(word)});
    }
    return [...findings.values()];
  },

  /** What pages show, too, without having it in their source. One document: each costs some milliseconds. */
  async checkSite({root}) {
    const parts = [...errorParts(), ...dataParts(), ...labelParts(root)];
    const text = parts.map((part) => part.text).join('\n');
    const found = new Map<string, Finding>();
    const partOfLine = parts.flatMap((part) => part.text.split('\n').map(() => part));
    for (const [word, at] of await unknownWords('texts.mdx', text, root)) {
      const place = partOfLine[lineAt(text, at) - 1]?.placeOf(word);
      if (place)
        found.set(`${place.file}:${String(place.line)}:${word}`, {...place, message: advice(word)});
    }
    return [...found.values()];
  },
};

/** A text outside of pages. */
interface Part {
  readonly text: string;
  readonly placeOf: (word: string) => Place;
}

const errorParts = (): Part[] =>
  knownErrors.map(({id, title, cause, steps, verify}) => ({
    text: [title, cause, ...[...steps, verify].map((step) => step.text)].join('\n'),
    placeOf: (word) => placeInError(id, [word]),
  }));

const dataParts = (): Part[] =>
  datasetsOf(LATEST)
    // Its rows are the known errors.
    .filter(({id}) => id !== 'known-errors')
    .map(({id, title, note = '', columns, rows}) => ({
      text: [
        title,
        note,
        ...columns.map(({label}) => label),
        ...rows.flatMap(({id: _, ...cells}) => Object.values(cells).flat().map(String)),
      ].join('\n'),
      placeOf: (word) => placeInData(`src/data/product/${LATEST}/${id}.ts`, [word]),
    }));

const labelParts = (root: string): Part[] =>
  filesIn(root, 'src')
    .filter((name) => LABELS.test(name))
    .flatMap((file) =>
      literalsOf(file, readFileSync(path.join(root, file), 'utf8')).map(({text, lineAt: line}) => ({
        text,
        placeOf: () => ({file, line: line(0)}),
      })),
    );

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const advice = (word: string): string =>
  `"${word}" is not in the dictionary of American English. Correct it, put it in code, or add it to cspell-words.txt.`;

/** The unknown words of a text, with their offsets. */
async function unknownWords(file: string, text: string, root: string): Promise<[string, number][]> {
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
  return issues.map(({text: word, offset}) => [word, offset]);
}
