import { texts } from '@/language/texts'
import type { AlertOptions } from '@/ui/popup/dialogs'
import { zh } from './messages-zh'
import type { PlacingTrouble } from './placing-alert'

/** What an order's placing has come to; what has no text here is told by the server. */
const en = {
  placed: 'Placed. See My orders.',
  priceChanged: (before: string, now: string) =>
    `The price has changed: it was ¥${before} and is ¥${now} now. Nothing has been charged.`,
  troubles: {
    notOnSale: { title: 'Not on sale', okLabel: 'Back to models' },
    refused: { title: 'The order was not placed' },
    agreementOutdated: {
      title: 'The agreements have changed',
      text: 'Please read and accept the new version. Nothing has been charged.',
    },
    shopGone: { title: 'This shop is not available', text: 'Please choose another shop. Nothing has been charged.' },
    linkLost: {
      title: 'Your small deposit is not free any more',
      text: 'It belongs to another order or went back to you. Nothing has been charged.',
    },
    placedBefore: {
      title: 'Your order is already there',
      text: 'An earlier try went through with other choices. Go on with that order. Nothing has been charged.',
      okLabel: 'My orders',
    },
    unknown: {
      title: 'No answer from the server',
      text: 'Your choices are kept. Try again: nothing is ordered twice.',
    },
  } satisfies Record<PlacingTrouble['kind'], AlertOptions>,
}

export type Messages = typeof en

export const messages = texts(en, zh)
