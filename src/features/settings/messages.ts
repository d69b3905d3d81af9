import type { TextScale } from '@/services/text-sizes'
import { LANGUAGE_WORDS } from '@/language/language'
import { texts } from '@/language/texts'
import { zh } from './messages-zh'

const PERCENT = 100

/** Texts of the settings. */
const en = {
  title: 'Settings',
  profile: 'Profile',
  driverLicence: 'Driver licence',
  devices: 'Devices',
  notifications: 'Notifications',
  myData: 'My data',
  phone: 'Phone',
  language: 'Language',
  languageNotChanged: 'The language was not changed',
  languageTitle: `${LANGUAGE_WORDS.en} ${LANGUAGE_WORDS.zh}`,
  asPhone: 'As on this phone',
  asPhoneNote: 'Follows the language of WeChat or the browser',
  textSize: 'Text size',
  textScale: (scale: TextScale) => `${Math.round(scale * PERCENT)} %`,
  clearCache: 'Clear cache',
  cacheCleared: 'Cache cleared',
  cacheEmpty: 'Empty',
  version: 'Version',
  hotline: 'Customer service',
  deleteAccount: 'Delete account',
  logOut: 'Log out',
  logOutTitle: 'Log out?',
  logOutText: 'Your orders stay with your account. Log in again with the same phone number.',
  logIn: 'Log in',
}

export type Messages = typeof en

export const messages = texts(en, zh)
