import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the notice that two apps have become one. */
const en = {
  title: 'Notice',
  heading: 'Your Vela app has moved',
  text: 'From 1 December 2026 the storefront and the owner app are one. You keep the same account.',
  comes: 'Comes with you',
  comesText: 'Orders, contracts, coupons, configurations',
  same: 'Stays the same',
  sameText: 'Phone number, login and your expert',
  until: 'Moves by 30 November',
  untilText: 'Drafts of orders, unless you place them',
  lost: 'Does not move',
  lostText: 'Pictures and searches kept on the old phone',
  foot: (service: string) => `Published 12 Nov 2026 · service ${service}`,
  later: 'Later',
  goOn: 'Continue here',
}

export type Messages = typeof en

export const messages = texts(en, zh)
