const DIGITS = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]
const SHAPE = /^[0-9A-HJ-NPQRTUWXY]{18}$/

/** Whether a text in capitals is an enterprise's unified social credit code: 18 characters, the last a check (GB 32100). */
export const isTaxNumber = (no: string): boolean => {
  if (!SHAPE.test(no)) return false
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * DIGITS.indexOf(no.charAt(index)), 0)
  return no.endsWith(DIGITS.charAt((DIGITS.length - (sum % DIGITS.length)) % DIGITS.length))
}
