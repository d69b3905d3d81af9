import { alertDialog } from '@/ui/feedback/dialogs'
import { messages } from './messages'

/** Why an order was not placed, where an alert says it. */
export type PlacingTrouble =
  | { kind: 'notOnSale' | 'refused'; text: string }
  | { kind: 'agreementOutdated' | 'shopGone' | 'linkLost' | 'placedBefore' | 'unknown' }

/** Says why an order was not placed, that nothing was charged, and what the one button leads to. */
export const alertPlacing = (trouble: PlacingTrouble): Promise<void> => {
  switch (trouble.kind) {
    case 'notOnSale':
      return alertDialog({ title: messages.notOnSale, text: trouble.text, okLabel: messages.backToModels })
    case 'refused':
      return alertDialog({ title: messages.refused, text: trouble.text })
    case 'agreementOutdated':
      return alertDialog({ title: messages.outdated, text: messages.outdatedText })
    case 'shopGone':
      return alertDialog({ title: messages.shopGone, text: messages.shopGoneText })
    case 'linkLost':
      return alertDialog({ title: messages.linkLost, text: messages.linkLostText })
    case 'placedBefore':
      return alertDialog({
        title: messages.placedBefore,
        text: messages.placedBeforeText,
        okLabel: messages.viewOrders,
      })
    case 'unknown':
      return alertDialog({ title: messages.unknown, text: messages.unknownText })
    default:
      return trouble satisfies never
  }
}
