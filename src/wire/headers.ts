/** Request headers of every call, lower case as HTTP delivers them. */
export const Header = {
  device: 'device',
  deviceId: 'deviceid',
  platform: 'platform',
  appVersion: 'appversion',
  language: 'accept-language',
  authorization: 'authorization',
  idempotencyKey: 'idempotency-key',
} as const

/** Value of the Platform header, on both targets. */
export const PLATFORM_NAME = 'wechat-miniprogram'

/** Value of the appversion header. */
export const APP_VERSION = '1.3.5'

/** The number of this version in the app's configuration, and the version of that configuration. */
export const APP_VERSION_CODE = 100
export const APP_CONFIG_VERSION = '1.0.0'
