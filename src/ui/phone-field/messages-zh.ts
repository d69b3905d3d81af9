import type { Messages } from './messages'

/** Texts of the field of a phone number in Chinese. */
export const zh: Messages = {
  countryCode: '+86',
  phoneNumber: '手机号',
}
