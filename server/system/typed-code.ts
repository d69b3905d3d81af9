/** A code as it is kept, of what somebody typed: capitals, without the blanks and dashes that people write. */
export const typedCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()
