/**
 * Colours of the poster: a canvas reads no style sheet. The numbers repeat those of `tokens.scss`; `test/unit/style`
 * compares.
 */
export const POSTER_COLOURS = {
  paper: '#ffffff',
  name: '#0d1117',
  sentence: '#424a55',
  /** Over the sky, from the top down. */
  veil: [
    [0, 'rgba(18, 18, 44, 0.42)'],
    [0.34, 'rgba(18, 18, 44, 0.34)'],
    [0.6, 'rgba(18, 18, 44, 0)'],
  ],
} as const
