import {Linter} from 'eslint';
import tseslint from 'typescript-eslint';
import {describe, expect, it} from 'vitest';
import {labelsInTexts, patternsForPastedText} from '../../eslint.config.mjs';

const linter = new Linter({cwd: process.cwd()});

const base = {
  files: ['**/*.{ts,tsx}'],
  languageOptions: {
    parser: tseslint.parser as Linter.Parser,
    parserOptions: {ecmaFeatures: {jsx: true}},
  },
};

/** Lines of a component in which a label is written. */
function faults(code: string, file = 'src/features/sample/Sample.tsx'): number[] {
  return linter.verify(code, [base, labelsInTexts], file).map(({ruleId, line, message}) => {
    if (ruleId !== 'no-restricted-syntax') throw new Error(message);
    return line;
  });
}

describe('ESLint', () => {
  it.each([
    ['text', '<p>Choose your platform.</p>'],
    ['text next to a value', '<p>\n{count} results\n</p>'],
    ['a name for screen readers', '<button aria-label="Close" />'],
    ['a title with a value', '<Card title={`Source ${id}`} />'],
    ['a string in braces', "<p>{'Could not be loaded'}</p>"],
    ['a template in braces', '<p>{`Step ${step}`}</p>'],
    ['one of two labels', "<a href={to}>{isNew ? 'a new page' : TEXTS.same}</a>"],
    ['a message after a condition', "<p>{failed && 'Try again.'}</p>"],
  ])('refuses %s in a component', (_, code) => {
    expect(faults(`export const sample = () => ${code};`)).toHaveLength(1);
  });

  it('accepts labels from texts.ts, signs and attributes that nobody reads', () => {
    const code = `<p className="kw-hint" role="status" aria-label={TEXTS.hint}>
      {TEXTS.text} × {' '}
      <b className={isSet ? 'kw-pill kw-pill--set' : 'kw-pill'}>{isOpen ? '−' : '+'}</b>
    </p>`;
    expect(faults(`export const sample = () => (${code});`)).toEqual([]);
  });

  it('leaves tests alone', () => {
    const code = 'export const sample = () => <p>Some text</p>;';
    expect(faults(code, 'src/features/sample/__tests__/sample.test.tsx')).toEqual([]);
    expect(faults(code)).toEqual([1]);
  });

  it.each([
    ['blanks that two parts can take', String.raw`/^(?:\S+\s+\|\s+)?[\d\s:]*warn/`, 1],
    ['blanks that one part takes', String.raw`/^(?:\S+\s+\|\s)?[\d\s:]*warn/`, 0],
  ])('judges a pattern for pasted text: %s', (_, pattern, count) => {
    const found = (file: string) =>
      linter
        .verify(`export const PATTERN = ${pattern};`, [base, patternsForPastedText], file)
        .map(({ruleId}) => ruleId);
    expect(found('src/features/error-finder/sample.ts')).toEqual(
      Array.from({length: count}, () => 'regexp/no-super-linear-backtracking'),
    );
    expect(found('scripts/sample.ts')).toEqual([]);
  });
});
