/** What an SMS code is for (the value of `smsType`; numbers are ours). A code serves only its own purpose. */
export const SmsType = { login: 1, accountDeletion: 2, contractSigning: 3 } as const
export type SmsType = (typeof SmsType)[keyof typeof SmsType]
