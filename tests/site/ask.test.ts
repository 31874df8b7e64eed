import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

/** Words that only the code of `src/features/ask` has, in the browser or in its style sheet. */
const MARKS = ['llm/chat/completions', 'NOT_IN_DOCS', 'KW_ASK', 'Ask this question', 'eventsource'];

/** Files below a folder that contain one of the marks. */
function marked(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:js|css|html|json)$/.test(file))
    .filter((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return MARKS.some((mark) => text.includes(mark));
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
  });
});
