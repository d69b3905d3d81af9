import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Why an order was not placed, and what the one button leads to. */
const en = {
  notOnSale: 'Not on sale',
  backToModels: 'Back to models',
  outdated: 'The agreements have changed',
  outdatedText: 'Please read and accept the new version. Nothing has been charged.',
  placedBefore: 'Your order is already there',
  placedBeforeText: 'An earlier try went through with other choices. Go on with that order. Nothing has been charged.',
  viewOrders: 'My orders',
  unknown: 'No answer from the server',
  unknownText: 'Your choices are kept. Try again: it will not place a second order.',
  shopGone: 'This shop is not available',
  shopGoneText: 'Please choose another shop. Nothing has been charged.',
  linkLost: 'Your small deposit is not free any more',
  linkLostText: 'It belongs to another order or went back to you. Nothing has been charged.',
  refused: 'The order was not placed',
}

export type Messages = typeof en

export const messages = texts(en, zh)
