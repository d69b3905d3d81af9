import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { messages } from '@/widgets/privacy-consent/messages'

type Need = keyof typeof messages.needs

const SOURCES = path.resolve(__dirname, '../../../src')

/** What WeChat takes for personal data, by the calls and words of a mini-program, and the line of the sheet about it. */
const PRIVATE: readonly { says: RegExp; need: Need | null }[] = [
  { says: /openType=\S*getPhoneNumber|'getPhoneNumber'/, need: 'phone' },
  { says: /Taro\.getLocation\b/, need: 'location' },
  {
    says: /Taro\.(?:chooseMedia|chooseImage|chooseVideo|saveImageToPhotosAlbum|saveVideoToPhotosAlbum)\b/,
    need: 'album',
  },
  { says: /openType="chooseAvatar"|kind="nickname"/, need: 'portrait' },
  { says: /Taro\.(?:set|get)ClipboardData\b/, need: 'clipboard' },
  { says: /Taro\.(?:chooseLocation|choosePoi|getFuzzyLocation|startLocationUpdate)\b/, need: null },
  { says: /Taro\.(?:chooseAddress|chooseInvoice|chooseInvoiceTitle|chooseLicensePlate|getWeRunData)\b/, need: null },
  { says: /Taro\.(?:chooseMessageFile|startRecord|getRecorderManager|createVKSession|joinVoIPChat)\b/, need: null },
  { says: /Taro\.(?:openBluetoothAdapter|addPhoneContact|addPhoneCalendar|addPhoneRepeatCalendar)\b/, need: null },
  {
    says: /Taro\.(?:startAccelerometer|startCompass|startGyroscope|startDeviceMotionListening|scanCode)\b/,
    need: null,
  },
]

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('dev'))
  .map((name) => readFileSync(path.join(SOURCES, name), 'utf8'))

const isUsed = (says: RegExp): boolean => sources.some((text) => says.test(text))

it('the consent names everything personal that the mini-program asks WeChat for, and nothing else', () => {
  const used = PRIVATE.filter(({ says }) => isUsed(says)).map(({ need, says }) => need ?? `no line for ${String(says)}`)
  expect([...new Set(used)].sort()).toEqual(Object.keys(messages.needs).sort())
})
