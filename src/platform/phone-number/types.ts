/** What the event of a `getPhoneNumber` button carries; only some of it is there after a refusal. */
export interface PhoneNumberDetail {
  code?: string | undefined
  errMsg?: string | undefined
}

/** The single-use code of a phone-number button, or undefined when the shopper refused. */
export type PhoneCodeOf = (detail: PhoneNumberDetail) => string | undefined

/** Whether the host app can share the phone number by one tap. */
export type CanSharePhoneNumber = boolean
