/** A name that stays in one line, whatever text it stands in: "Vela 7". */
export const unbroken = (name: string): string => name.replace(/ /g, '\u00a0')

/** A text in which no line ends behind the dash between two numbers: "Daily 10:00–22:00". */
export const unbrokenSpans = (text: string): string => text.replace(/(\d–)(?=\d)/g, '$1\u2060')

/** A text as it was before its blanks were kept together: for terminals, messages and whatever compares it. */
export const plainSpaced = (text: string): string => text.replace(/\u00a0/g, ' ')
