import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the coupons' pages. */
const en = {
  title: 'Coupons',
  tabs: 'Coupons by state',
  available: (count: number) => `Available ${count}`,
  held: (count: number) => `Held ${count}`,
  history: 'History',
  use: 'Use',
  see: 'Open',
  useName: (name: string) => `Use ${name}`,
  openName: (name: string) => `Open ${name}`,
  heldBy: (orderNo: string) => `Held by order ${orderNo}`,
  noneTitle: 'No coupons yet',
  noneText: 'Codes from shops and events, and a friend’s invitation link, bring some.',
  noneHeldTitle: 'No coupon is held by an order',
  historyTitle: 'Coupon history',
  used: (count: number) => `Used ${count}`,
  ended: (count: number) => `Ended ${count}`,
  usedTag: 'Used',
  endedTag: 'Ended',
  usedInOrder: (day: string, orderNo: string) => `${day}, order ${orderNo}`,
  usedAt: (day: string, place: string) => `${day}, ${place}`,
  noHistoryTitle: 'Nothing used or ended',
  keptFor: 'Kept for two years',
  detailTitle: 'Coupon',
  offUntil: (meaning: string, day: string) => `${meaning} · until ${day}`,
  codeOf: (name: string) => `Code of ${name}`,
  showInShop: 'Show this code in a shop. It is spent there once.',
  appliesInApp: 'It applies by itself when you order in the app.',
  forLabel: 'For',
  fromLabel: 'From',
  vehicleTotalFrom: (yuan: string) => `Vehicle total from ¥${yuan}`,
  depositFrom: (yuan: string) => `Deposit from ¥${yuan}`,
  shopsLabel: 'Shops',
  withOthersLabel: 'With others',
  adds: 'Adds to others that add',
  alone: 'Not with another coupon',
  givenLabel: 'Given',
  given: (day: string, cause: string) => `${day}, ${cause}`,
  cause: { registration: 'registration', code: 'code', invitation: 'invitation' },
  refundLabel: 'If refunded',
  comesBack: 'Comes back until its end',
  usedLabel: 'Used',
  lost: { title: 'Coupon not found', text: 'It may belong to another account.', action: 'My coupons' },
  useOnOrder: 'Use on an order',
  toOrder: 'See the order',
}

export type Messages = typeof en

export const messages = texts(en, zh)
