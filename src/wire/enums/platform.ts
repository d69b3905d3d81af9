/** Client platforms (specification section 1). This app names itself a mini-program on both targets. */
export const ClientPlatform = { ios: 1, android: 2, miniProgram: 3, website: 4, h5: 5, inCar: 6 } as const
export type ClientPlatform = (typeof ClientPlatform)[keyof typeof ClientPlatform]

/** What an SMS code is for (the value of `smsType`; numbers are ours). A code serves only its own purpose. */
export const SmsType = { login: 1, accountDeletion: 2, contractSigning: 3 } as const
export type SmsType = (typeof SmsType)[keyof typeof SmsType]
