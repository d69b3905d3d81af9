import { unbroken } from '@/language/unbroken'

const MOBILE = /^1[3-9]\d{9}$/
const MOBILE_DIGITS = 11
const SERVICE_NUMBER = /^(\d{3})(\d{3})(\d{4})$/

/** Keeps the digits of what was typed or pasted, without a leading +86: "+86 138-0000 4417" -> "13800004417". */
export const mobileDigits = (input: string): string => {
  const digits = input.replace(/^\s*\+86/, '').replace(/\D/g, '')
  return digits.slice(0, MOBILE_DIGITS)
}

/** Whether a text is a mainland mobile number: eleven digits without any separator. */
export const isMobile = (phone: string): boolean => MOBILE.test(phone)

/** Groups a mobile number 3-4-4, also while it is being typed: "1380000" -> "138 0000". */
export const formatMobile = (input: string): string => {
  const digits = mobileDigits(input)
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join(' ')
}

/** The same within a text: no line ends in it. */
export const mobileInText = (phone: string): string => unbroken(formatMobile(phone))

/** Hides the middle of a mobile number, in which no line ends: "138 **** 4417"; of any other text it hides every digit. */
export const maskMobile = (phone: string): string =>
  isMobile(phone) ? unbroken(`${phone.slice(0, 3)} **** ${phone.slice(-4)}`) : phone.replace(/\d/g, '*')

/** Shows the customer-service number 3-3-4: "400-820-0709"; other lengths stay as they are. */
export const formatServiceNumber = (phone: string): string => phone.replace(SERVICE_NUMBER, '$1-$2-$3')

/** The same within a sentence: its hyphens break no line. */
export const serviceNumberInText = (phone: string): string => formatServiceNumber(phone).replace(/-/g, '\u2011')
