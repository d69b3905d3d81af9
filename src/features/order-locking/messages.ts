import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the step that locks a big order, and of the document to read before it. */
const en = {
  title: 'Confirm order',
  configured: (amount: string) => `Configured ¥${amount}`,
  locksIn: 'Locks by itself in',
  nextTitle: 'What happens next',
  confirm: 'You confirm the order',
  confirmText: 'Your configuration goes to the plant and a build slot is kept.',
  sign: 'You sign the contract',
  signText: 'It comes with this order. You sign it here, with a code by SMS.',
  balance: 'You pay the balance',
  balanceText: (amount: string) => `¥${amount}, due before delivery.`,
  finance: 'You get finance',
  financeText: (amount: string) =>
    `You apply here for the ¥${amount} that are left; the down payment is due before delivery.`,
  lockedTitle: 'What is locked',
  lockedCar: 'Version, colour, wheels, interior and packs',
  lockedPrice: 'Price and the rights of today',
  lockedBuyer: 'Buyer, cities, shop and payment plan',
  lockedDeposit: (amount: string) => `Deposit of ¥${amount}: not refundable from now on`,
  guide: 'Order guide',
  guideText: 'Purchase agreement · read to the end',
  read: 'Read',
  unread: 'Not read',
  openGuide: (state: string) => `Order guide, ${state}`,
  understood: 'I understand that the configuration and the deposit are locked when I confirm.',
  notNow: 'Not now',
  confirmOrder: 'Confirm order',
  readFirst: 'Read the guide',
  readFirstHint: 'Before you confirm',
  tickFirst: 'Tick the box first',

  done: 'Order locked',
  notLocked: 'The order was not locked',
  unknownTitle: 'No answer from the server',
  unknownText: (why: string) => `${why} Trying again will not do it twice.`,
  nothingTitle: 'Nothing to confirm',
  nothingText: (status: string) => `This order is not waiting to be confirmed. Its status is: ${status}.`,
  viewOrder: 'View order',

  accept: 'Accept',
  toTheEnd: 'Read to the end first',
  noDocumentTitle: 'No such document',
  noDocumentText: 'The link may be old. The order leads to its documents.',
}

export type Messages = typeof en

export const messages = texts(en, zh)
