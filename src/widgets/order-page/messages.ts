import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** What pages about one order say in its place. */
const en = {
  notFound: 'We could not find this order',
  notFoundText: 'It may have been deleted, or it belongs to another account.',
  myOrders: 'My orders',
  viewOrder: 'View order',
}

export type Messages = typeof en

export const messages = texts(en, zh)
