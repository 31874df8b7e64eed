import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {colourOf} from '../colours.ts';

describe('colourOf', () => {
  it('colours what Prism names, and leaves the rest alone', () => {
    expect(colourOf(['keyword'])).toBe('kw-keyword');
    expect(colourOf(['punctuation'])).toBeUndefined();
    expect(colourOf(['plain'])).toBeUndefined();
  });

  it('takes the later colour if a word has two kinds', () => {
    expect(colourOf(['string', 'variable'])).toBe('kw-number');
    expect(colourOf(['template-string', 'interpolation', 'keyword'])).toBe('kw-string');
    expect(colourOf(['string-interpolation', 'interpolation', 'punctuation'])).toBeUndefined();
  });

  it('recognizes options of commands by two kinds together', () => {
    expect(colourOf(['parameter', 'variable'])).toBe('kw-tag');
  });
});

it('every colour has a rule', () => {
  const css = readFileSync('src/css/code.css', 'utf8');
  const kinds = ['comment', 'keyword', 'string', 'number', 'function', 'tag'];
  for (const kind of kinds) {
    const name = colourOf([kind]) ?? '?';
    expect(css).toMatch(new RegExp(`^\\.${name} \\{\\n  color: var\\(`, 'm'));
  }
});
