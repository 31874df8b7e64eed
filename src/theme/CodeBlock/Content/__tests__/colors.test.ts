import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {colorOf} from '../colors.ts';

describe('colorOf', () => {
  it('colors what Prism names, and leaves the rest alone', () => {
    expect(colorOf(['keyword'])).toBe('kw-keyword');
    expect(colorOf(['punctuation'])).toBeUndefined();
    expect(colorOf(['plain'])).toBeUndefined();
  });

  it('takes the later color if a word has two kinds', () => {
    expect(colorOf(['string', 'variable'])).toBe('kw-number');
    expect(colorOf(['template-string', 'interpolation', 'keyword'])).toBe('kw-string');
    expect(colorOf(['string-interpolation', 'interpolation', 'punctuation'])).toBeUndefined();
  });

  it('recognizes options of commands by two kinds together', () => {
    expect(colorOf(['parameter', 'variable'])).toBe('kw-tag');
  });
});

it('every color has a rule', () => {
  const css = readFileSync('src/css/code.css', 'utf8');
  const kinds = ['comment', 'keyword', 'string', 'number', 'function', 'tag'];
  for (const kind of kinds) {
    const name = colorOf([kind]) ?? '?';
    expect(css).toMatch(new RegExp(`^\\.${name} \\{\\n  color: var\\(`, 'm'));
  }
});
