import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** What a coupon says of itself. */
const en = {
  offBalance: 'off a balance',
  offDeposit: 'off a deposit',
  upTo: (yuan: string) => `up to ¥${yuan}`,
  share: (percent: string) => `${percent} %`,
  ofPrice: 'of the price',
  anyModel: 'Any model',
  models: (names: readonly string[]) => `${names.join(' and ')}, all versions`,
  until: (day: string) => `Until ${day}`,
  from: (day: string) => `From ${day}`,
  endsToday: 'Ends today',
  endsInDays: (days: number) => (days === 1 ? 'Ends tomorrow' : `Ends in ${days} days`),
  isNew: 'New',
  enterCode: 'Enter a code',
  codeLabel: 'Code',
  codeHint: 'As it is written, blanks do not matter',
  take: 'Take coupon',
  taken: 'Coupon taken',
  takenBefore: 'Coupon taken already',
}

export type Messages = typeof en

export const messages = texts(en, zh)
