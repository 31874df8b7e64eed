import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Attributes that readers see or hear. */
const LABEL = '/^(aria-label|aria-description|title|alt|placeholder|label)$/';

/**
 * An editor finds every label in the texts.ts of its feature, so components contain none.
 *
 * @type {import('eslint').Linter.Config}
 */
export const labelsInTexts = {
  files: ['src/{features,theme,ui}/**/*.tsx'],
  ignores: ['**/__tests__/**'],
  rules: {
    'no-restricted-syntax': [
      'error',
      ...[
        'JSXText[value=/[A-Za-z]{2}/]',
        `JSXAttribute[name.name=${LABEL}] > Literal`,
        `JSXAttribute[name.name=${LABEL}] > JSXExpressionContainer > :matches(Literal, TemplateLiteral[quasis.0.value.raw=/[A-Za-z]{2}/])`,
        'JSXElement > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[value=/[A-Za-z]{2}/]',
        'JSXElement > JSXExpressionContainer > :matches(Literal[value=/[A-Za-z]{2}/], TemplateLiteral[quasis.0.value.raw=/[A-Za-z]{2}/])',
      ].map((selector) => ({selector, message: 'Write labels and messages in texts.ts'})),
    ],
  },
};

/**
 * Strangers paste logs and questions, up to 200 KB of them: a pattern whose time grows with the square of the text
 * would stop a page, or the MCP server for everybody.
 *
 * @type {import('eslint').Linter.Config}
 */
export const patternsForPastedText = {
  files: ['src/features/{error-finder,search,ask}/**/*.{ts,tsx}', 'mcp/**/*.ts'],
  ignores: ['**/__tests__/**'],
  plugins: {regexp},
  rules: {'regexp/no-super-linear-backtracking': ['error', {report: 'certain'}]},
};

export default tseslint.config(
  {
    ignores: ['build/', 'dist/', '.docusaurus/', 'tests/fixtures/', 'test-results/', 'static/'],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname},
      globals: {...globals.browser, ...globals.node},
    },
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false},
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['src/**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // src/config/env.ts is the only module that reads the environment.
      'no-restricted-properties': [
        'error',
        {object: 'process', property: 'env', message: 'Read the environment in src/config/env.ts.'},
      ],
    },
  },
  labelsInTexts,
  patternsForPastedText,
  {files: ['src/config/env.ts'], rules: {'no-restricted-properties': 'off'}},
  {
    files: ['**/*.{test,spec}.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'performance',
          property: 'now',
          message: 'No test asserts a time; see scripts/bench.',
        },
        {object: 'Date', property: 'now', message: 'No test asserts a time; see scripts/bench.'},
      ],
    },
  },
  {files: ['**/*.mjs'], ...tseslint.configs.disableTypeChecked},
);
