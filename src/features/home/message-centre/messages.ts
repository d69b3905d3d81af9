import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the messages. */
const en = {
  visitorTitle: 'Your messages are here',
  visitorText: 'News of your orders, replies, activities and coupons. Log in to read them.',
  logIn: 'Log in',
  noneTitle: 'No messages yet',
  noneText: 'News of your orders, replies, activities and coupons comes here.',
  kinds: 'Kinds of messages',
  kind: { all: 'All', order: 'Orders', reply: 'Replies', activity: 'Events', coupon: 'Coupons' },
  kindWith: (name: string, count: number) => (count === 0 ? name : `${name}, ${count} unread`),
  today: 'Today',
  earlier: 'Earlier',
  seeAll: 'Mark all as read',
  notSeen: 'They are still new',
  unread: 'Unread',
  payWithin: (minutes: number) => `Pay within ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  pay: 'Pay',
  tooLate: 'The time to pay is over',
}

export type Messages = typeof en

export const messages = texts(en, zh)
