import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the card of a person of a shop. */
const en = {
  title: 'Business card',
  at: (role: string, shop: string) => `${role}, ${shop}`,
  qr: (name: string) => `Code that opens the card of ${name}`,
  call: 'Call',
  callName: (name: string) => `Call ${name}`,
  kilometres: (count: string) => `${count} km from you`,
  shop: 'Shop',
  openShop: (shop: string) => `Shop ${shop}`,
  customerNumber: 'My customer number',
  customerNumberNote: (name: string) => `Send it to ${name}, who finds your orders by it.`,
  copy: 'Copy',
  copyNumber: 'Copy my customer number',
  share: 'Share',
  shareText: 'Whoever opens it can call and find the shop.',
  book: 'Book a test drive',
  goneTitle: 'No longer at this shop',
  goneText: 'The shop knows who can help you.',
  toShop: 'To the shop',
}

export type Messages = typeof en

export const messages = texts(en, zh)
