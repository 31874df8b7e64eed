import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {FAILURES, STATUS} from '../../src/features/ask/texts.ts';

/** Words of the modules of `src/features/ask` that a build keeps: strings of the code, sentences that readers see. */
const WORDS: readonly string[] = [
  ...['llm/chat/completions', 'NOT_IN_DOCS', 'Ask this question'],
  ...[...Object.values(STATUS), ...Object.values(FAILURES)].flatMap((text) =>
    typeof text === 'string' && text.length > 20 ? [text] : [],
  ),
];

/** How a build with the feature that asks a model is told: by its chunk, its class in a style sheet, its words. */
const MARKS: Readonly<Record<string, (file: string, text: string) => boolean>> = {
  'chunk features_ask': (file) => file.includes('features_ask'),
  'class .ask_': (file, text) => file.endsWith('.css') && /\.ask_[\w-]+/.test(text),
  ...Object.fromEntries(
    WORDS.map((word) => {
      // Scripts are written in ASCII.
      const escaped = word.replaceAll('…', '\\u2026');
      return [
        word,
        (_: string, text: string) => text.includes(word) || text.includes(escaped),
      ] as const;
    }),
  ),
};

/**
 * Looks for the feature that asks a model.
 *
 * @param folder a build
 * @returns each mark with the files that have it
 */
export function askMarks(folder: string): Record<string, string[]> {
  const found: Record<string, string[]> = Object.fromEntries(
    Object.keys(MARKS).map((mark) => [mark, []]),
  );
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (!/\.(?:js|css|html|json)$/.test(file)) continue;
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const [mark, isIn] of Object.entries(MARKS)) {
      if (isIn(file, text)) found[mark]?.push(file);
    }
  }
  return found;
}
