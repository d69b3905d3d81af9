/**
 * Codes of the wire as a list in a statement: [0, 1] -> "(0, 1)". They stand in the text and are no parameter, because a
 * partial index is only used where the statement repeats its condition.
 */
export const codeList = (codes: readonly number[]): string => `(${codes.join(', ')})`
