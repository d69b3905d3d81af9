/** A name that stays in one line, whatever text it stands in: "Vela 7". */
export const unbroken = (name: string): string => name.replace(/ /g, '\u00a0')
