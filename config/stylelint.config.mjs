const WORD = '[a-z0-9]+(?:-[a-z0-9]+)*'

/** `part`, `part__piece`, `part--variant`, as the kit's README says. */
const CLASS_NAME = `${WORD}(?:__${WORD})?(?:--${WORD})?`

/** Taro's own class of a page in the browser. */
const TARO_PAGE = 'taro_page'

/** A colour in numbers, also as the SVG of a url() spells it. */
const COLOUR_IN_NUMBERS = ['/(?:rgb|hsl)a?\\(\\s*[\\d.]/i', '/%23[\\da-f]{3}/i']

export default {
  extends: ['stylelint-config-standard-scss'],
  // A rule that does not fit is changed here, for all files and with its reason; no file switches one off for itself.
  ignoreDisables: true,
  rules: {
    // oxfmt lays the files out. The rules of a block stand together, without lines between them.
    'at-rule-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    'scss/dollar-variable-empty-line-before': null,
    'scss/double-slash-comment-empty-line-before': null,

    'selector-class-pattern': [
      `^(?:${CLASS_NAME}|${TARO_PAGE})$`,
      { message: 'A class is named part, part__piece or part--variant.' },
    ],
    // WXSS knows no such selectors within components.
    'selector-max-type': 0,
    'selector-max-universal': 0,
    'selector-max-attribute': 0,
    'selector-max-id': 0,
    'declaration-no-important': true,

    'color-no-hex': [true, { message: 'A colour has its number in src/ui/tokens.scss.' }],
    'color-named': 'never',
    'function-disallowed-list': ['hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
    'declaration-property-value-disallowed-list': [
      { '/./': COLOUR_IN_NUMBERS },
      { message: 'A colour has its number in src/ui/tokens.scss.' },
    ],

    // iOS before 15.4 and the mini-program's WebKit know these only by their prefix, and WXSS passes no autoprefixer.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['/^-webkit-(appearance|mask-)/'] }],
    // Newer than the oldest browsers of ours.
    'declaration-block-no-redundant-longhand-properties': [true, { ignoreShorthands: ['inset'] }],
    'media-feature-range-notation': 'prefix',
    'value-keyword-case': ['lower', { ignoreKeywords: ['BlinkMacSystemFont'] }],
  },
  overrides: [
    {
      files: ['src/ui/tokens.scss'],
      rules: { 'color-no-hex': null },
    },
    {
      // The mini-program's page, and the element that is one in the browser.
      files: ['src/ui/root.scss'],
      rules: {
        'selector-max-type': [0, { ignoreTypes: ['page', 'body'] }],
        'selector-type-no-unknown': [true, { ignoreTypes: ['page'] }],
      },
    },
  ],
}
