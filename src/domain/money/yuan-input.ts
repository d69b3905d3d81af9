const YUAN = /^(\d{1,10})(?:\.(\d{0,2}))?$/

/**
 * Reads an amount as a shopper types it: "98,800.5" -> 9880050 fen; spaces, commas and a leading ¥ do not matter.
 *
 * @returns null for anything that is no amount of yuan with at most two decimals.
 */
export const fenOfInput = (text: string): number | null => {
  const match = YUAN.exec(text.replace(/[\s,¥]/g, ''))
  if (match === null) return null
  const [, yuan = '', decimals = ''] = match
  return Number(yuan + decimals.padEnd(2, '0'))
}

/** An amount in fen as it stands in a field: 9880000 -> "98800", 9880050 -> "98800.50". */
export const inputOfFen = (amountFen: number): string => {
  const digits = String(amountFen).padStart(3, '0')
  const [yuan, decimals] = [digits.slice(0, -2), digits.slice(-2)]
  return decimals === '00' ? yuan : `${yuan}.${decimals}`
}
