/** A code in groups of four, as it is read out: "48291607" -> "4829 1607". */
export const inFours = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ')
