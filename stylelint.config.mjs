/** Raw colours are only in src/css/tokens.css; print.css may set black on white. */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    'import-notation': 'url',
    'selector-class-pattern': null,
    'custom-property-pattern': null,
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla'],
    'declaration-no-important': true,
  },
  overrides: [
    {
      files: ['src/css/tokens.css'],
      rules: {'color-no-hex': null, 'function-disallowed-list': null},
    },
    {
      // Paper is white and ink is black whatever the tokens say, and print has to win over every rule.
      files: ['src/css/print.css', 'src/css/access.css'],
      rules: {'color-no-hex': null, 'declaration-no-important': null, 'color-named': null},
    },
  ],
};
