import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the devices that are logged in. */
const en = {
  title: 'Devices',
  unknown: 'Unknown device',
  app: (name: string) => name,
  now: 'now',
  thisDevice: 'This device',
  others: 'Also logged in',
  count: (count: number) => (count === 1 ? '1 device' : `${count} devices`),
  noOthers: 'You are logged in nowhere else.',
  lastUsed: (time: string) => `Last used ${time}`,
  loggedIn: (day: string) => `Logged in ${day}`,
  lifetime: 'A device is logged out after 30\u00a0days without use, and after 90\u00a0days at the latest.',
  logOut: 'Log out',
  logOutOf: (device: string) => `Log out ${device}`,
  logOutTitle: 'Log out there?',
  logOutText: (device: string) => `${device} is logged out. Orders and drafts are kept.`,
  loggedOut: 'Logged out there',
  everywhere: 'Log out everywhere',
  everywhereTitle: 'Log out everywhere?',
  everywhereText: (count: number) =>
    count === 1
      ? 'This device is logged out. Orders, drafts and your place in a line are kept.'
      : `All ${count} devices are logged out, this one too. Orders, drafts and your place in a line are kept.`,
  all: 'Log out all',
  cancel: 'Cancel',
  keepThis: (others: number) => `Keep this device, log out ${others}`,
  failed: 'Not logged out',
  unknownTitle: 'No answer from the server',
}

export type Messages = typeof en

export const messages = texts(en, zh)
