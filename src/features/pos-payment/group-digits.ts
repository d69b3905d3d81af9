const GROUP = /(\d{4})(?=\d)/g

/** A code in groups of four, as it is read out: "48291607" -> "4829 1607". */
export const groupDigits = (code: string): string => code.replace(GROUP, '$1 ')
