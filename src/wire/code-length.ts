/** Digits of a code that comes by SMS. */
export const CODE_LENGTH = 6
