import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {FAILURES, STATUS} from '../../src/features/ask/texts.ts';

/** Words of every module of `src/features/ask`: code, sentences that readers see, class names, the parser of events. */
const MARKS: readonly string[] = [
  ...['llm/chat/completions', 'NOT_IN_DOCS', 'KW_ASK', 'Ask this question', 'eventsource'],
  ...[...Object.values(STATUS), ...Object.values(FAILURES)].flatMap((text) =>
    typeof text === 'string' && text.length > 20 ? [text] : [],
  ),
];
/** The feature's own class in a style sheet, and its chunk. */
const CLASS = /\.ask_[\w-]+/;
const CHUNK = /features_ask/;

/** Files below a folder that contain something of the feature. */
function marked(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:js|css|html|json)$/.test(file))
    .filter((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return (
        CHUNK.test(file) ||
        MARKS.some((mark) => text.includes(mark)) ||
        (file.endsWith('.css') && CLASS.test(text))
      );
    });
}

describe('the public edition', () => {
  it('contains nothing of the feature that asks a model', () => {
    expect(marked('build')).toEqual([]);
  });

  it('would be caught if it had', () => {
    const source = readFileSync('src/features/ask/stream.ts', 'utf8');
    const prompt = readFileSync('src/features/ask/prompt.ts', 'utf8');
    const view = ['Ask.tsx', 'texts.ts']
      .map((file) => readFileSync(`src/features/ask/${file}`, 'utf8'))
      .join('');
    expect(MARKS.filter((mark) => (source + prompt + view).includes(mark))).toEqual(MARKS);
    expect(MARKS.length).toBeGreaterThan(15);
    expect(readFileSync('src/features/ask/styles.module.css', 'utf8')).toMatch(/^\.ask \{/m);
  });
});
