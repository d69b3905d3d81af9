/** What an SMS code is for (the value of `smsType`; numbers are ours). A code serves only its own purpose. */
export const SmsType = {
  login: 1,
  accountDeletion: 2,
  contractSigning: 3,
  /** To the number that an account has, before it gets another. */
  oldPhone: 4,
  /** To the number that it shall have. */
  newPhone: 5,
} as const
export type SmsType = (typeof SmsType)[keyof typeof SmsType]

/** The services outside that a server may play in place of the real ones (extension). */
export const Sandbox = {
  login: 'login',
  sms: 'sms',
  pay: 'pay',
  transfer: 'transfer',
  maps: 'maps',
  sign: 'sign',
  vehicle: 'vehicle',
} as const
export type Sandbox = (typeof Sandbox)[keyof typeof Sandbox]

/** What a customer's app runs on; this one is the mini-program's in both targets. */
export const ClientPlatform = { ios: 1, android: 2, miniProgram: 3, website: 4, h5: 5, inCar: 6 } as const
export type ClientPlatform = (typeof ClientPlatform)[keyof typeof ClientPlatform]

/** The degrees that a map is drawn by: China's, as the wire has them, or true ones (extension). */
export const MapSystem = { gcj02: 'gcj02', wgs84: 'wgs84' } as const
export type MapSystem = (typeof MapSystem)[keyof typeof MapSystem]
