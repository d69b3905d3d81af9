import type { CanSharePhoneNumber, PhoneCodeOf } from './types'

/** A browser cannot: the login page offers the SMS way only. */
export const canSharePhoneNumber: CanSharePhoneNumber = false

/** There is no such button in a browser, so there is never a code. */
export const phoneCodeOf: PhoneCodeOf = () => undefined
