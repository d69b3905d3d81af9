import { APP_VERSION, Header, PLATFORM_NAME } from '@/wire/headers'
import { language } from '@/language/current'
import { LANGUAGE_TAGS } from '@/language/language'
import { system } from '@/platform/system'
import { deviceId } from '../storage/device-id'

/** Header values travel as visible ASCII; a brand written in Chinese would make the browser throw. */
const asciiOnly = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?')

const deviceHeader = (): string => {
  const { brand, model, hostApp } = system.device()
  return asciiOnly(`${brand} ${model} (${hostApp})`)
}

let device: string | undefined

/**
 * The headers of every call to the API: Device, deviceid, Platform, appversion, the language, and Authorization when
 * there is a token.
 */
export const requestHeaders = (token: string | undefined): Record<string, string> => ({
  [Header.device]: (device ??= deviceHeader()),
  [Header.deviceId]: deviceId(),
  [Header.platform]: PLATFORM_NAME,
  [Header.appVersion]: APP_VERSION,
  [Header.language]: LANGUAGE_TAGS[language()],
  ...(token === undefined ? {} : { [Header.authorization]: `Bearer ${token}` }),
})
