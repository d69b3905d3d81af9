/**
 * What the name of a person or a company is written with: letters of any script, digits, blanks and the marks between
 * them. No pictures: a contract is printed with it, and who stands at a door is called by it.
 */
export const NAME_PATTERN = "^[\\p{L}\\p{M}\\p{N} \u3000·•.,'’&()（）、，/-]*$"
