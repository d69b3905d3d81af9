import type { CanSharePhoneNumber, PhoneCodeOf } from './types'

/** WeChat shares it by `button open-type=getPhoneNumber`, after a tap of the shopper only. */
export const canSharePhoneNumber: CanSharePhoneNumber = true

/** The code of the button's event: single use, five minutes. */
export const phoneCodeOf: PhoneCodeOf = ({ code }) => (code ? code : undefined)
